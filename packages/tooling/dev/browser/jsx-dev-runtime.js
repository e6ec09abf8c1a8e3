/**
 * In place of `react/jsx-dev-runtime`, which the compiler asks for where Fast Refresh is on: the shell shares `react/jsx-runtime` alone,
 * in development as in production, and in development that one warns just as well.
 */
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export const jsxDEV = (type, props, key, hasFixedChildren) => (hasFixedChildren ? jsxs : jsx)(type, props, key);
export { Fragment };
