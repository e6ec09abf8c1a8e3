import { ok, warning, type Check } from '../check.js';
import { ask } from '../public-answer.js';

export const metricsCheck: Check = {
  subject: 'Metrics',
  needs: ['METRICS_PORT', 'METRICS_HOST'],
  async run({ settings: { metrics }, limitMs }) {
    if (metrics === null) return ok('METRICS_PORT is not set, so no metrics are served.');
    const host = metrics.host.includes(':') ? `[${metrics.host}]` : metrics.host;
    const address = `http://${host.replace('0.0.0.0', '127.0.0.1').replace('[::]', '[::1]')}:${metrics.port}/metrics`;
    // Without the token it is answered 401, which is an answer of the product, too.
    const statusCode = await ask(address, limitMs).then(
      (answer) => answer.statusCode,
      () => null,
    );
    const expected = metrics.tokenFile === null ? 200 : 401;
    if (statusCode === expected) return ok(`Metrics are served at ${address}.`);
    if (statusCode === null)
      return warning(
        `Nothing answers at ${address}: the product does not run, or another METRICS_PORT was set when it started.`,
      );
    return warning(
      `${address} answers ${statusCode} instead of ${expected}: another program may use METRICS_PORT, or the product was started with other settings.`,
    );
  },
};
