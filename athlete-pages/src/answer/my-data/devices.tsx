import type { AthleteDevice } from '@touchline/contracts/athlete-access.schema';
import { call } from '../../shared/call.js';
import { dateOf } from '../../shared/club-time.js';
import { ConfirmedButton } from './confirmed-button.js';
import { Section } from './section.js';
import { useLoaded } from './use-loaded.js';

/** The browsers that answer for the athlete. */
export function Devices({ onEnded }: { onEnded: () => void }) {
  const { data, problem, load, fail } = useLoaded<AthleteDevice[]>('/api/athlete/devices', onEnded);
  const end = async ({ device_id: id, is_this: isThis }: AthleteDevice) => {
    const outcome = await call('DELETE', `/api/athlete/devices/${id}`);
    if (outcome.is !== 'done') return fail(outcome);
    return isThis ? onEnded() : load();
  };

  return (
    <Section
      id="devices"
      title="Phones that answer for you"
      problem={problem}
      onRetry={data === null && (() => void load())}
    >
      <ul>
        {data?.map((device) => (
          <li key={device.device_id}>
            <p>
              <b>{device.name}</b>
              {device.is_this && ' (this one)'}, last used {dateOf(device.last_used_at)}
            </p>
            <ConfirmedButton
              label={device.is_this ? 'End this phone' : `End ${device.name}`}
              consequence="It cannot answer any more, unless you open a link on it again. Your answers stay."
              onConfirm={() => void end(device)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
