/** The drawings of the kit's own icons, made by the build from ui-icon-names.ts. */
export { default as uiIcons } from "virtual:ui-icons";
