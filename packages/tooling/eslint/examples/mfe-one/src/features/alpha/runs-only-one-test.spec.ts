// expect: no-restricted-properties
it.only('runs alone', () => undefined);
