import { Frame } from '../../shared/frame.js';
import { Address } from './address.js';
import { Consent } from './consent.js';
import { Devices } from './devices.js';
import { Download } from './download.js';
import { Readers } from './readers.js';
import { Requests } from './requests.js';

interface MyDataScreenProps {
  onBack: () => void;
  /** This phone may not answer any more. */
  onEnded: () => void;
  onWithdrawn: () => void;
}

/** The athlete's stored data, its readers, and the requests that they may make. */
export const MyDataScreen = ({ onBack, onEnded, onWithdrawn }: MyDataScreenProps) => (
  <Frame title="My data">
    <button type="button" class="second" onClick={onBack}>
      Back
    </button>
    <Devices onEnded={onEnded} />
    <Readers onEnded={onEnded} />
    <Download onEnded={onEnded} />
    <Requests onEnded={onEnded} />
    <Address onEnded={onEnded} />
    <Consent onEnded={onEnded} onWithdrawn={onWithdrawn} />
  </Frame>
);
