import { mount } from "svelte";
import "./look/tokens.css";
import "./look/kit.css";
import "./look/app.css";
import App from "./App.svelte";

mount(App, { target: document.getElementById("app")! });
