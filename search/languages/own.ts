import { language } from "#model/language.ts";
import { english } from "./english/english.ts";
import { unicodeLanguage } from "./unicode.ts";

/** The language of the content. The bundler knows which one that is, so that browsers are not sent the other. */
export const ownLanguage = language.startsWith("en") ? english : unicodeLanguage(language);
