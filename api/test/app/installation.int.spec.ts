import { installationSchema } from '@touchline/contracts/installation.schema';
import { Actor } from '../support/actors.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('the installation', () => {
  let at: TestApp;

  beforeAll(async () => {
    at = await createTestApp({ settings: { CONTACT_SUPPORT: 'help@club.example' } });
  });
  afterAll(() => at.close());

  it('answers contact addresses and whether it sends mail, and nothing else', async () => {
    const response = await new Actor(at).get('/api/installation');
    expect(response.statusCode).toBe(200);
    const body = response.json<unknown>();
    expect(installationSchema.strict().parse(body)).toEqual(body);
    expect(body).toEqual({
      sends_mail: false,
      contacts: {
        support: 'help@club.example',
        technical: 'technical@touchline.example',
        sales: 'sales@touchline.example',
        privacy: 'privacy@touchline.example',
      },
    });
  });
});
