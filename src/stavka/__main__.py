"""`python -m stavka`: the command line."""

from stavka.cli import main

if __name__ == "__main__":
    main()
