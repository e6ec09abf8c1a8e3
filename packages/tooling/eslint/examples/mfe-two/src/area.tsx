export const area = 2;
