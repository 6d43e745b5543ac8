/** Where a form that is touched gets its token; see server/receive/form-token.ts. */
export const formTokenPath = "/api/form-token";
