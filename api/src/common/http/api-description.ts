import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';

const DESCRIPTION = `Everything is JSON in snake_case; lists are bare arrays, a next page is named in \`Link\`.
Dates are \`yyyy-MM-dd\`, instants ISO 8601 with \`Z\`. What a coach does not reach answers exactly like what does not exist.
Writes need the app's own \`Origin\`. Wellness ratings run from 1 = very good to 10 = very poor, sleep quality included.`;

/** `/api/openapi.json` and the page that shows it, out of the schemas that validate. */
export function describeApi(app: NestFastifyApplication, cookieName: string): void {
  const outline = new DocumentBuilder().setTitle('Touchline').setDescription(DESCRIPTION).setVersion('1.0.0').addCookieAuth(cookieName).build();
  SwaggerModule.setup('api/docs', app, () => SwaggerModule.createDocument(app, outline), { jsonDocumentUrl: 'api/openapi.json', raw: ['json'], customSiteTitle: 'Touchline API' });
}
