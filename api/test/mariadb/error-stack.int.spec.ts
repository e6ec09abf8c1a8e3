import { createTestApp } from '../support/test-app.js';

it('the stack of a failed statement names the function that sent it', async () => {
  const at = await createTestApp();
  try {
    const readingNothing = async (): Promise<unknown> => await at.read.query('SELECT nothing FROM athletes');
    const error: unknown = await readingNothing().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'ER_BAD_FIELD_ERROR', stack: expect.stringContaining('readingNothing') });
  } finally {
    await at.close();
  }
});
