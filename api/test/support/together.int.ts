/** Every spec of SPECS, each under its own name: jest.together.config.mjs says why, and what each group is. */
declare const SPECS: readonly { name: string; path: string }[];

for (const { name, path } of SPECS) describe(name, () => void jest.requireActual(path));
