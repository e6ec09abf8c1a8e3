import 'reflect-metadata';
import { Answers } from './answers.js';

describe('Answers', () => {
  it('refuses to stand where it cannot see the method it describes', () => {
    const handler = { value: () => undefined };
    expect(() => Answers(200)({ constructor: class {} }, 'list', handler)).toThrow('@Answers must stand above the decorator that names the method of list.');
  });
});
