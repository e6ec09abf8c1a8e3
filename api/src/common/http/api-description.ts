import { Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { errorBodySchema } from '@touchline/contracts/wire.schema';
import type { ApiDocument } from '@touchline/release/api-document';
import { z } from 'zod';

/**
 * The description of the API is made of the schemas that validate. After a change of it `npm run api-description` writes
 * `packages/contracts/openapi.json`; a test fails until then. Another test compares it with the document at the newest tag
 * `v*`: this API must accept every call that clients of that release send, and answer only what they know, unless the major
 * below is higher.
 */

/** The major is raised when a client of the newest release would no longer work, the minor for what is added. */
export const API_VERSION = '1.0.0';

/** The scheme of the cookie of an athlete's device, beside the one of a coach's session. */
export const DEVICE_COOKIE = 'device';

/** The body of every refusal, which the description has once: each route answers several of them. */
export const ERROR_BODY = '#/components/schemas/ErrorBody';

const DESCRIPTION = `Everything is JSON in snake_case; lists are bare arrays, a next page is named in \`Link\`.
Dates are \`yyyy-MM-dd\`, instants ISO 8601 with \`Z\`. What a coach does not reach answers exactly like what does not exist.
Coaches call with the cookie of their session, athletes under \`/api/athlete\` with the cookie of their device; the writes of both need the
pages' own \`Origin\`. The athletes' own app of an institution registers athletes
without any credential and sends under \`/api/intake\` with its key, \`Authorization: Bearer touchline_…\`. Teams that release an area call
\`/api/releases\` with a release key, \`Authorization: Bearer touchline_release_…\`.
Programs of a club read its data under \`/api/data\` with a read key, \`Authorization: Bearer touchline_read_…\`.
Wellness ratings run from 1 = very good to 10 = very poor, sleep quality included.`;

/** The OpenAPI document of this application. */
@Injectable()
export class ApiDescription {
  private create: () => OpenAPIObject = () => {
    throw new Error('describeApi has not run yet.');
  };
  private created: OpenAPIObject | null = null;

  /** Created on first use: it takes longer than the rest of a start. */
  get document(): OpenAPIObject {
    this.created ??= this.create();
    return this.created;
  }

  /** As its readers receive it. */
  get served(): ApiDocument {
    return JSON.parse(JSON.stringify(this.document)) as ApiDocument;
  }

  createdBy(create: () => OpenAPIObject): void {
    this.create = create;
  }
}

/** Serves `/api/openapi.json` and a page that shows it, generated from the schemas that validate requests. */
export function describeApi(app: NestFastifyApplication, cookies: { session: string; device: string }): void {
  const outline = new DocumentBuilder()
    .setTitle('Touchline')
    .setDescription(DESCRIPTION)
    .setVersion(API_VERSION)
    .addCookieAuth(cookies.session)
    .addCookieAuth(cookies.device, { type: 'apiKey', in: 'cookie' }, DEVICE_COOKIE)
    .addBearerAuth({
      type: 'http',
      bearerFormat: 'API key',
      description:
        "The key of an institution's app, from `npm run coach -- api-key`; for `/api/releases` one from `npm run release-key`, for `/api/data` one from `npm run coach -- read-key`.",
    })
    .build();
  const description = app.get(ApiDescription);
  description.createdBy(() => withErrorBody(SwaggerModule.createDocument(app, outline)));
  SwaggerModule.setup('api/docs', app, () => description.document, {
    jsonDocumentUrl: 'api/openapi.json',
    raw: ['json'],
    customSiteTitle: 'Touchline API',
  });
}

function withErrorBody(document: OpenAPIObject): OpenAPIObject {
  const { $schema: _$schema, ...schema } = z.toJSONSchema(errorBodySchema, { target: 'openapi-3.0' });
  const schemas = { ...document.components?.schemas, ErrorBody: schema as object };
  return { ...document, components: { ...document.components, schemas } };
}
