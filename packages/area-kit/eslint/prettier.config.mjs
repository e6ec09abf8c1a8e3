/** The format of all code of Touchline. */
export default { printWidth: 120, singleQuote: true, trailingComma: 'all' };
