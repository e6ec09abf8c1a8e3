import { parseJsonBody } from './json-body.js';

const parse = (text: string) => parseJsonBody(Buffer.from(text));
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('parseJsonBody', () => {
  it('parses JSON, and an empty body as undefined', () => {
    expect(parse('{"name":"Zoë 🏐"}')).toEqual({ name: 'Zoë 🏐' });
    expect(parse('')).toBeUndefined();
  });

  it.each([
    ['invalid UTF-8', Buffer.from([0x22, 0xff, 0x22])],
    ['an overlong sequence', Buffer.from([0x22, 0xc0, 0x80, 0x22])],
    ['NUL', Buffer.from('"\\u0000"')],
    ['a lone surrogate', Buffer.from('"\\ud800"')],
    ['a lone surrogate as key', Buffer.from('{"\\udc00":1}')],
    ['__proto__', Buffer.from('{"__proto__":{"a":1}}')],
    ['a name that occurs twice', Buffer.from('{"a":[{"b":1,"\\u0062":2}]}')],
    ['half a document', Buffer.from('{"a":')],
    ['depth 9', Buffer.from(nested(9))],
    ['depth 100 000', Buffer.from(nested(100_000))],
  ])('refuses %s', (_name, bytes) => {
    expect(() => parseJsonBody(bytes)).toThrow(expect.objectContaining({ status: 400 }));
  });

  it('accepts a name again in another object, and any text', () => {
    const body = { a: [{ a: 1 }, { a: '":"' }], '\\": "': ':', ':': '\\' };
    expect(parse(JSON.stringify(body))).toEqual(body);
  });

  it('accepts depth 8', () => {
    expect(() => parse(nested(8))).not.toThrow();
  });
});
