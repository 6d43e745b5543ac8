import type { MetaDescriptor } from "react-router";

/** A page's head comes from its loader: what search engines read is made on the server and costs the browser no code. */
export const metaOfLoader = ({ loaderData }: { loaderData?: { meta: MetaDescriptor[] } }) =>
  loaderData?.meta ?? [];
