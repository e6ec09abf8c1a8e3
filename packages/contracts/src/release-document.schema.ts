import { PERMISSIONS, type Permission } from './permissions.js';
import { z } from 'zod';
import {
  INTEGRITY_VALUE,
  NAV_GROUPS,
  type JsonSchema,
  type NavDeclaration,
  type ReleaseCalls,
  type ReleaseDocument,
  type ReleaseFile,
  type ShellRelease,
} from './area.js';

/**
 * The shape of release documents that come from outside. Fields that are not named here are kept: a newer build may
 * have more of them.
 */

/** A file of a version: all lie directly in its folder, and none is hidden. */
export const RELEASE_FILE_NAME = /^[\w~-][\w.~-]{0,119}$/;

const text = z.string().max(200);
const texts = z.array(text).max(1_000);
const namesByKey = z.record(text, texts);
const count = z.int().nonnegative();

const fileSchema: z.ZodType<ReleaseFile> = z.looseObject({
  path: z.string().regex(RELEASE_FILE_NAME, 'must be the name of a file'),
  bytes: count,
  gzipBytes: count,
  integrity: z.string().regex(INTEGRITY_VALUE, 'must be an integrity value'),
});
const files = z.array(fileSchema).max(200);
const address = z
  .string()
  .max(200)
  .regex(/^\/[^\s?#]+$/, 'must begin with a slash');

const nav: z.ZodType<NavDeclaration> = z.looseObject({
  label: z.string().min(1).max(30),
  group: z.enum(NAV_GROUPS),
  order: z.number().optional(),
});
const needs = z.custom<Permission>((value) => PERMISSIONS.some((permission) => permission === value));
const pageSchema = z.looseObject({
  path: address,
  title: text,
  files,
  needs: needs.optional(),
  warmWith: text.optional(),
  nav: nav.optional(),
});

/** The keywords that a comparison reads. */
const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.looseObject({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.unknown()).optional(),
    anyOf: z.array(jsonSchema).optional(),
    oneOf: z.array(jsonSchema).optional(),
    properties: z.record(z.string(), jsonSchema).optional(),
    required: z.array(z.string()).optional(),
    additionalProperties: z.union([z.boolean(), jsonSchema]).optional(),
    items: z.union([z.boolean(), jsonSchema]).optional(),
    pattern: z.string().optional(),
  }),
);
const calls: z.ZodType<ReleaseCalls> = z.record(
  text,
  z.looseObject({ request: jsonSchema, answer: jsonSchema.optional() }),
);

export const areaReleaseSchema: z.ZodType<ReleaseDocument> = z.looseObject({
  name: text,
  version: text,
  container: z.string().regex(/^[A-Za-z_]\w{0,199}$/, 'must be an identifier'),
  contract: text,
  runtime: text,
  shared: z.record(text, text),
  owner: text,
  prefixes: z.array(address).min(1).max(50),
  pages: z.array(pageSchema).min(1).max(100),
  warm: texts,
  entry: fileSchema,
  first: files,
  uses: namesByKey,
  files,
  bundles: texts.optional(),
  budget: z.looseObject({ firstGzipBytes: count }).optional(),
  singletons: namesByKey.optional(),
  calls: calls.optional(),
});

const contractOffer = { contract: text, kit: namesByKey };

export const shellReleaseSchema: z.ZodType<ShellRelease> = z.looseObject({
  name: z.literal('shell'),
  version: text,
  ...contractOffer,
  runtime: text,
  provides: z.record(text, text),
  earlier: z.array(z.looseObject(contractOffer)).max(5).optional(),
  singletons: namesByKey.optional(),
  pages: z.array(address).max(100).optional(),
  entry: fileSchema,
  frame: files.optional(),
  calls: calls.optional(),
  files,
});
