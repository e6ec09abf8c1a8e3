import { show } from '../shared/frame.js';
import { takeFragment } from '../shared/fragment.js';
import { JoinPage } from './join-page.js';

// Before anything else: a key must not stay in the address. That of a poster goes back: see `JoinPage`.
const fragment = takeFragment();
show(<JoinPage fragment={fragment} code={new URLSearchParams(window.location.search).get('code') ?? ''} />);
