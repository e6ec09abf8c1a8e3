import { Injectable, StandardSchemaValidationPipe } from '@nestjs/common';
import { z } from 'zod';
import { validationFailed } from '../errors/shared.errors.js';
import { fieldProblems, type Issue } from './field-problems.js';

type StandardSchema = Parameters<StandardSchemaValidationPipe['validate']>[1];

/**
 * Validates every body, query and parameter that has a schema. Unlike Nest's pipe it reports every wrong field with a
 * sentence, in our error body. Nest also uses the schemas for the description of the API.
 */
@Injectable()
export class SchemaValidationPipe extends StandardSchemaValidationPipe {
  protected override async validate<T>(value: unknown, schema: StandardSchema) {
    // A missing body is undefined. It is validated as an empty one, so that each missing field is named.
    const given = value ?? {};
    const result = await schema['~standard'].validate(given);
    if (result.issues) throw validationFailed(fieldProblems(result.issues as readonly Issue[], given));
    return result as { value: T };
  }

  /** Nest would remove `constructor` silently. Our schemas refuse it, like every field they do not name. */
  protected override stripProtoKeys(): void {}
}

/** Messages for issues without a message in the schema, as the end of a sentence. */
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

/** Called once per process, by `configureApp`. */
export function registerValidationMessages(): void {
  z.config({ localeError: PREDICATES });
}
