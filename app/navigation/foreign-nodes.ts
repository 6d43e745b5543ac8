/**
 * Translators and highlighters replace text nodes by elements of their own. When React then removes such a text node, or
 * inserts something before it, the DOM throws, and React would render the error page.
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
