import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import "./style.css";

const target = document.getElementById("app");
target?.replaceChildren(); // the words for browsers that do not come this far
if (target) mount(App, { target });
