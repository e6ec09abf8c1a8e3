// expect: no-restricted-properties
export const cookies = () => document.cookie;
