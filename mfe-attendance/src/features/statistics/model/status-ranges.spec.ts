import { STATUS_RANGES } from './status-ranges.js';

test('the note under the table says where the status changes', () =>
  expect(STATUS_RANGES).toBe('Good from 90%, Warning from 80%, Poor below'));
