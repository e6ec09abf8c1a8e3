/**
 * Copies of single libraries in built files. A dependency that was published with React inside leaves no module of React in the list of
 * webpack, so the files themselves are searched. Pure.
 */

/**
 * Texts that minified production code of each library keeps, because they are properties, names of globals, or error messages. Code
 * that only uses the library has none of them: a component sets no `isReactComponent`, and the entry of an area, which
 * takes the federation runtime from the shell, does not set up its globals.
 */
const MARKERS: Readonly<Record<string, RegExp>> = {
  React: /\.isReactComponent\s*=\s*\{/,
  'React DOM': /__reactContainer\$|__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/,
  'React Router': /may be used only in the context of a <Router> component|\.__reactRouterVersion\s*=/,
  'TanStack Query': /No QueryClient set, use QueryClientProvider|Missing queryFn: '/,
  'the federation runtime': /__GLOBAL_LOADING_REMOTE_ENTRY__/,
};

/** The libraries of which a page can have one copy, and that a script contains. */
export const librariesIn = (script: string): string[] =>
  Object.entries(MARKERS).flatMap(([library, marker]) => (marker.test(script) ? [library] : []));
