/**
 * Replaces `react/jsx-dev-runtime`, which the compiler imports for Fast Refresh. The shell shares `react/jsx-runtime` only,
 * whose development build shows the same warnings.
 */
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export const jsxDEV = (type, props, key, hasFixedChildren) => (hasFixedChildren ? jsxs : jsx)(type, props, key);
export { Fragment };
