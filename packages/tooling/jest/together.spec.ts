declare const SPECS: readonly { name: string; path: string }[];

jest.requireActual('./together.cjs')(SPECS);
