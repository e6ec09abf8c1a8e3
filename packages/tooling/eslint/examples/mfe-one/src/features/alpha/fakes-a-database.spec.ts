// expect: nothing
beforeEach(() => Reflect.deleteProperty(globalThis, 'indexedDB'));
test('without a database', () => expect(globalThis.indexedDB).toBeUndefined());
