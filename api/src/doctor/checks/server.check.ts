import { serverAddress } from '../../config/server-address.js';
import { portProblem } from '../../config/start-checks.js';
import { failed, ok, warning, type Answer, type Check } from '../check.js';
import { ask, type PublicAnswer } from '../public-answer.js';

/** The product on this machine, without the proxy before it. */
export const serverCheck: Check = {
  subject: 'Server',
  needs: ['HOST', 'PORT'],
  async run({ settings: { host, port }, limitMs }) {
    const address = serverAddress({ publicUrl: null, host, port });
    try {
      return judge(address, await ask(`${address}/api/health/ready`, limitMs));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ETIMEDOUT')
        return failed(`What listens at ${address} does not answer: look at its log, and start it again.`);
      const problem = await portProblem({ host, port });
      return problem === null
        ? warning(`The product does not run: nothing answers at ${address}. Start it.`)
        : failed(problem);
    }
  },
};

function judge(address: string, { statusCode, body }: PublicAnswer): Answer {
  const { status, message } = parse(body);
  if (statusCode === 200 && status === 'ready') return ok(`The product runs at ${address} and is ready.`);
  if (statusCode === 503 && message?.startsWith('Not ready'))
    return failed(`The product runs at ${address}, and answers: ${message}`);
  return failed(`Another program than Touchline answers at ${address}: stop it, or set PORT to another number.`);
}

function parse(body: string): { status?: string; message?: string } {
  try {
    return (JSON.parse(body) as { status?: string; message?: string } | null) ?? {};
  } catch {
    return {};
  }
}
