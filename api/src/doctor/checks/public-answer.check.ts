import { failed, ok, warning, type Answer, type Check } from '../check.js';
import { ask, type PublicAnswer } from '../public-answer.js';

/** What the public address answers, through the proxy. */
export const publicAnswerCheck: Check = {
  subject: 'Public answer',
  needs: ['PUBLIC_URL'],
  async run(context) {
    const { publicUrl } = context.settings;
    if (publicUrl === null) return [];
    try {
      const answer = judge(publicUrl, await context.askPublicAddress());
      return publicUrl.startsWith('https:')
        ? [answer, await clearTextAnswer(publicUrl, context.limitMs)].flat()
        : answer;
    } catch (error) {
      return unreachable(publicUrl, (error as NodeJS.ErrnoException).code ?? 'unknown');
    }
  },
};

function judge(publicUrl: string, { statusCode, headers, body }: PublicAnswer): Answer {
  if (statusCode >= 500)
    return failed(
      `${publicUrl} answers ${statusCode}: the proxy does not reach the product, or the product does not run.`,
    );
  if (statusCode !== 200 || !/"status":\s*"live"/.test(body))
    return failed(
      `${publicUrl} is answered by something else than Touchline (${statusCode}): correct the proxy or PUBLIC_URL.`,
    );
  if (publicUrl.startsWith('http:')) return ok(`The product answers at ${publicUrl}.`);

  const seconds = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0);
  if (seconds === 0)
    return warning(
      `The product answers at ${publicUrl} without Strict-Transport-Security: let the proxy pass the product's header on.`,
    );
  return ok(
    `The product answers at ${publicUrl}, and tells browsers to stay with https for ${Math.floor(seconds / 86_400)} days.`,
  );
}

/** Port 80, where somebody arrives who types the name alone. No answer there is fine; only an address without a port has it. */
async function clearTextAnswer(publicUrl: string, limitMs: number): Promise<Answer[]> {
  const { hostname, port } = new URL(publicUrl);
  if (port !== '') return [];
  const answer = await ask(`http://${hostname}/`, limitMs).catch(() => null);
  if (answer === null) return [ok(`Nothing answers at http://${hostname}, so nothing is sent in clear text.`)];
  const { statusCode, headers } = answer;
  const leadsToHttps =
    statusCode >= 301 && statusCode <= 308 && (headers.location ?? '').startsWith(`https://${hostname}`);
  if (leadsToHttps) return [ok(`http://${hostname} leads to https.`)];
  return [
    warning(`http://${hostname} answers ${statusCode} in clear text: let the proxy redirect it to ${publicUrl}.`),
  ];
}

function unreachable(publicUrl: string, code: string): Answer {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return failed(
      `The name in PUBLIC_URL, ${new URL(publicUrl).hostname}, cannot be found (${code}): correct it, or its entry in the DNS.`,
    );
  if (code === 'ECONNREFUSED') return failed(`Nothing listens at ${publicUrl}: start the proxy.`);
  return warning(
    `${publicUrl} cannot be reached from here (${code}): open it on a phone. Where that works, the network does not lead this machine to its own address.`,
  );
}
