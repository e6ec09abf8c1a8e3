// jsdom leaves out what every browser has and the router needs.
const { TextDecoder, TextEncoder } = require('node:util');

Object.assign(globalThis, { TextDecoder, TextEncoder });

/*
 * jsdom lays nothing out and knows no media queries, so the product's styles tell a test nothing; it still reckons each of their rules for
 * each element somebody asks the computed style of, a third of the time of a large screen's tests. What is looked at is the browser stories'.
 */
require('@emotion/sheet').StyleSheet.prototype.insert = () => undefined;
