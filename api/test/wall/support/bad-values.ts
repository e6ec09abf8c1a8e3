import type { Field, FieldSchema } from './schema-fields.js';

/** A value that a field must refuse, as JSON (in a body) or as text (in an address). */
export interface BadValue {
  what: string;
  text: string;
}

const DATES = [
  '2026-02-30',
  '2026-2-3',
  '0000-00-00',
  '2026-01-01T00:00:00Z',
  '20260101',
  '2026-13-01',
  '2025-02-29',
  '1899-12-31',
  ' 2026-01-01',
  '２０２６-01-01',
  '',
];
const NO_NUMBERS = ['1e309', '-1e309', '-0', '-0.0', '"5"', 'true', '"false"', '"NaN"', '[]', '{}'];
const NO_NUMBER_TEXTS = [
  '',
  ' 1',
  '1 ',
  '0x10',
  '1e309',
  '-0',
  '+1',
  '1.5',
  'NaN',
  'true',
  'null',
  '١',
  '１',
  '9007199254740993',
  '1 OR 1=1',
];
const UNREADABLE = ['"a\\u0000b"', '"a\\ud800b"', '"\\udc00"'];
/** NUL, a byte that is not UTF-8, and a lone surrogate, as an address can contain them. */
export const UNREADABLE_IN_ADDRESS = ['%00', '%FF', '%ED%A0%80', 'a%00b'];

const json = (what: string, value: unknown): BadValue => ({ what, text: JSON.stringify(value) });
const raw = (text: string): BadValue => ({ what: text, text });

/**
 * Values that a field of a body must refuse, by the kind of the field. Unreadable text is separate, because its refusal
 * names no field.
 */
export function badJson(field: Field): BadValue[] {
  const { schema, nullable, path } = field;
  const nothing = nullable ? [] : [raw('null')];
  if (path === 'body') return [raw('[]'), raw('5'), raw('"text"')];
  if (schema.enum) return [...nothing, raw('"no such"'), raw('0'), raw('true'), raw('[]')];
  if (Array.isArray(schema.type)) {
    // What each of the kinds refuses.
    const [first = [], ...others] = schema.type.map((type) => badJson({ ...field, schema: { ...schema, type } }));
    return first.filter(({ text }) => others.every((bad) => bad.some((other) => other.text === text)));
  }
  switch (schema.type) {
    case 'object':
      return [...nothing, raw('[]'), raw('"text"'), raw('5')];
    case 'array':
      return [...nothing, raw('{}'), raw('"text"'), raw('5'), ...((schema.minItems ?? 0) > 0 ? [raw('[]')] : [])];
    case 'boolean':
      return [...nothing, raw('"true"'), raw('0'), raw('1'), raw('{}')];
    case 'integer':
    case 'number':
      return [
        ...nothing,
        ...NO_NUMBERS.map(raw),
        ...(schema.type === 'integer' ? [raw('1.5')] : []),
        ...outOfRange(schema),
      ];
    case 'string':
      return [...nothing, raw('5'), raw('true'), raw('[]'), raw('{}'), ...badText(schema)];
    default:
      return [];
  }
}

/**
 * Values that a field of an address must refuse. Schemas of addresses have no ranges for numbers, because an address is
 * text.
 */
export function badAddressTexts({ schema }: Field): string[] {
  if (schema.format === 'date') return DATES;
  if (schema.pattern) return NO_NUMBER_TEXTS;
  return schema.maxLength === undefined ? [] : ['x'.repeat(schema.maxLength + 1)];
}

/** Values that no text field accepts, and that make the whole body unreadable. */
export function unreadableJson({ schema }: Field): BadValue[] {
  return schema.type === 'string' ? UNREADABLE.map(raw) : [];
}

/** Whether the field accepts any text: not a date, a code or a value of a list. */
export function isFreeText({ path, schema }: Field): boolean {
  const formed =
    schema.enum !== undefined ||
    schema.const !== undefined ||
    schema.format !== undefined ||
    !fitsPattern(schema, 'Zoë 🏐');
  return path.startsWith('body.') && schema.type === 'string' && !formed;
}

/** Control characters inside of a text: line breaks, others of both blocks, and those that turn the direction of what follows. */
const CONTROLS = ['\n', '\r', '\t', '\u0001', '\u001b', '\u007f', '\u0085', '\u009f', '\u2028', '\u2029'];
const TURNS = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'];

/** Whether the description of the field lets this text through. */
export const fitsPattern = ({ pattern }: Pick<FieldSchema, 'pattern'>, text: string): boolean =>
  pattern === undefined || new RegExp(pattern, 'u').test(text);

function badText(schema: FieldSchema): BadValue[] {
  if (schema.format === 'date') return DATES.map((date) => json(date, date));
  const empty =
    (schema.minLength ?? 0) > 0 ? [json('empty', ''), ...(schema.pattern ? [json('blank', ' \u00a0\u200b')] : [])] : [];
  const tooLong =
    schema.maxLength === undefined
      ? []
      : [
          json('one too long', 'x'.repeat(schema.maxLength + 1)),
          json('one sign too long', '🏐'.repeat(schema.maxLength + 1)),
        ];
  const formless =
    schema.pattern && schema.maxLength === undefined
      ? ['', 'x', '!'.repeat(8), `${'A'.repeat(8)}\n`, 'ABCDEFG１', 'abcdefgh'].map((text) => json(text, text))
      : [];
  const notOneLine = fitsPattern(schema, 'Zoë 🏐')
    ? [...CONTROLS, ...TURNS].map((sign) => `a${sign}b`).filter((text) => !fitsPattern(schema, text))
    : [];
  return [...empty, ...tooLong, ...formless, ...notOneLine.map((text) => json(JSON.stringify(text), text))];
}

function outOfRange({ type, minimum, maximum, exclusiveMinimum, exclusiveMaximum }: FieldSchema): BadValue[] {
  const step = type === 'integer' ? 1 : 0.0001;
  const bounds = [
    minimum === undefined ? undefined : minimum - step,
    maximum === undefined ? undefined : maximum + step,
    exclusiveMinimum,
    exclusiveMaximum,
  ];
  return bounds.flatMap((bound) => (bound === undefined ? [] : [json(String(bound), bound)]));
}
