import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';

const DESCRIPTION = `Everything is JSON in snake_case; lists are bare arrays, a next page is named in \`Link\`.
Dates are \`yyyy-MM-dd\`, instants ISO 8601 with \`Z\`. What a coach does not reach answers exactly like what does not exist.
Coaches call with the cookie of their session, and their writes need the app's own \`Origin\`. The athletes' own app of an institution registers athletes
without any credential and sends under \`/api/intake\` with its key, \`Authorization: Bearer touchline_…\`. Teams that release an area call
\`/api/releases\` with a release key, \`Authorization: Bearer touchline_release_…\`.
Wellness ratings run from 1 = very good to 10 = very poor, sleep quality included.`;

/** Serves `/api/openapi.json` and a page that shows it, generated from the schemas that validate requests. */
export function describeApi(app: NestFastifyApplication, cookieName: string): void {
  const outline = new DocumentBuilder()
    .setTitle('Touchline')
    .setDescription(DESCRIPTION)
    .setVersion('1.0.0')
    .addCookieAuth(cookieName)
    .addBearerAuth({
      type: 'http',
      bearerFormat: 'API key',
      description:
        "The key of an institution's app, from `npm run coach -- api-key`; for `/api/releases` one from `npm run release-key`.",
    })
    .build();
  SwaggerModule.setup('api/docs', app, () => SwaggerModule.createDocument(app, outline), {
    jsonDocumentUrl: 'api/openapi.json',
    raw: ['json'],
    customSiteTitle: 'Touchline API',
  });
}
