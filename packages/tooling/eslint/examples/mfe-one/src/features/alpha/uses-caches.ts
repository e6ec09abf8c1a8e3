// expect: no-restricted-globals
export const keep = () => caches.open('images');
