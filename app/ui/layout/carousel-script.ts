import { runSteps } from "./carousel-steps.ts";

// Stands right behind a carousel.
const frame = document.currentScript?.previousElementSibling;
if (frame instanceof HTMLElement) runSteps(frame);
