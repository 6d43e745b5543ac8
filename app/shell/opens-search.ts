/** The attributes of a link to the search page that opens the search dialog instead, once the app is there. */
export const opensSearch = { "data-search": "", "aria-haspopup": "dialog" } as const;
