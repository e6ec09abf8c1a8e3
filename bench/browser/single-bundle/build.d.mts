export const REFERENCE_COMMIT: string;
export function singleBundleSite(commit?: string): Promise<string>;
