import { judgedChange } from './judged-change.js';

it('judges by the default with few tests, and by the own tests from six on', () => {
  expect(judgedChange([400, 420], 10)).toMatchObject({ change: 20, isOwn: false, isBeyond: false });
  expect(judgedChange([400, 422], 10)).toMatchObject({ change: 22, typicalError: 10, isBeyond: true });
  expect(judgedChange([400, 410, 400, 410, 400, 440], 1)).toMatchObject({ isOwn: true, isBeyond: true });
});

it('says nothing with few tests and no default', () => {
  expect(judgedChange([400, 420], null)).toBeNull();
  expect(judgedChange([400, 410, 400, 410, 400, 402], null)).toMatchObject({ isOwn: true, isBeyond: false });
});
