import { Injectable, StandardSchemaValidationPipe } from '@nestjs/common';
import { z } from 'zod';
import { validationFailed } from '../errors/shared.errors.js';
import { fieldProblems, type Issue } from './field-sentences.js';

type StandardSchema = Parameters<StandardSchemaValidationPipe['validate']>[1];

/**
 * Judges every body, query and parameter that names a schema. Differs from Nest's pipe in what it says:
 * every bad field, with a sentence, in our error body. The framework keeps the schema for the API's description too.
 */
@Injectable()
export class SchemaValidationPipe extends StandardSchemaValidationPipe {
  protected override async validate<T>(value: unknown, schema: StandardSchema) {
    // A request without a body reaches us as undefined: judged as an empty one, so that each missing field is named.
    const given = value ?? {};
    const result = await schema['~standard'].validate(given);
    if (result.issues) throw validationFailed(fieldProblems(result.issues as readonly Issue[], given));
    return result as { value: T };
  }

  /** Nest would take `constructor` away in silence. Our schemas refuse it, like every field they do not name. */
  protected override stripProtoKeys(): void {}
}

/** Schemas word their own rules; this words what they leave to zod, as the end of a sentence like theirs. */
const PREDICATES: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${TYPE_NAMES[issue.expected] ?? 'of another kind'}`;
    case 'too_small':
    case 'too_big':
      return issue.code === 'too_small' ? `must be at least ${issue.minimum}` : `must be at most ${issue.maximum}`;
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    default:
      return 'is not valid';
  }
};

const TYPE_NAMES: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** Once per process, by `configureApp`. */
export function useOurValidationSentences(): void {
  z.config({ localeError: PREDICATES });
}
