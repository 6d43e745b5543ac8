import { openEngine } from "../../../search/engine.ts";

/** Runs in the page: the engine alone, without the dialog. */
Object.assign(window, { openEngine });
