/** Puts a query in the address of a page, unless the address is that of the next page while this one is still shown. */
export function replaceQuery(pathname: string, query: string) {
  if (location.pathname === pathname && location.search !== query)
    history.replaceState(history.state, "", pathname + query + location.hash);
}
