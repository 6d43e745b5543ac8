/**
 * Translators and highlighters put elements of their own in the place of texts. When React then takes such a text out, or
 * puts something before it, the browser refuses, and React would show a failure in place of the page.
 */
export function bearForeignNodes() {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function (child) {
    return child.parentNode === this ? (removeChild.call(this, child) as typeof child) : child;
  };
  Node.prototype.insertBefore = function (node, next) {
    return insertBefore.call(this, node, next?.parentNode === this ? next : null) as typeof node;
  };
}
