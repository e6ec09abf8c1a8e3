/** Takes the place of the shell's `areas/registry/registry-client.ts` in the single bundle: no registry is requested. */
const document = JSON.parse(process.env.BUNDLED_REGISTRY);

export const readRegistry = async () => ({ document, failure: null });
export const rereadRegistry = async () => document;
