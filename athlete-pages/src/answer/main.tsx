import { show } from '../shared/frame.js';
import { takeFragment } from '../shared/fragment.js';
import { AnswerPage } from './answer-page.js';

// Before anything else: a key must not stay in the address.
const key = takeFragment();
show(<AnswerPage linkKey={key === '' ? null : key} />);
