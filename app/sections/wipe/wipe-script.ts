import { watchWipe } from "./watch-wipe.ts";

const frame = document.currentScript?.closest<HTMLDivElement>(".wipe");
if (frame) watchWipe(frame);
