// By number: nodes of a frame are instances of the frame's own classes.
export const isText = (node: Node): node is Text => node.nodeType === 3;
export const isElement = (node: Node): node is Element => node.nodeType === 1;
