/** Where HeroUI keeps the visitor's choice: light, dark or system. Nothing stored means system. */
export const themeKey = "heroui-theme";

/** Marks the buttons that switch the theme. They need nothing else: the script in the head (theme-script.ts) listens for them. */
export const switchesTheme = { "data-theme-switch": "" } as const;
