/** The page is built once for every address, so the filter is set as the page is parsed: nothing appears and vanishes. */
const list = document.currentScript?.previousElementSibling;
const category = new URLSearchParams(location.search).get("category");
list?.setAttribute("data-category", category ?? "all");
