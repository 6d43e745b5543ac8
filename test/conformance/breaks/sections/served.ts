/** What is served, by its address: all of it, and the scripts alone. */
export const any = /./;
export const script = /\.js$/;

/** Where the code that sends a form asks whether its answer says that it was sent. */
export const sentWhenOk = /(?<=if\(\w+\.)ok(?=\)return \w+;throw)/;
