import { useRouteLoaderData } from "react-router";

/**
 * A script of ours in the page, which runs as the page is parsed and does not wait for the app:
 * `import code from "./theme-script.ts?inline-script"` (pipeline/vite/inline-script.ts).
 */
export function InlineScript({ code }: { code: string }) {
  const nonce = useRouteLoaderData<() => { nonce?: string }>("root")?.nonce;
  return (
    <script
      nonce={nonce}
      // In the browser `code` is empty and the nonce is hidden: neither is what the server rendered.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a module of ours, bundled at build time
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}
