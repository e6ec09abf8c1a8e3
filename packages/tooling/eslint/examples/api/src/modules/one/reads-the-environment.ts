// expect: no-restricted-syntax
export const port = process.env.PORT;
