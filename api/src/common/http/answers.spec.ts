import 'reflect-metadata';
import { Post } from '@nestjs/common';
import { Answers } from './answers.js';

describe('Answers', () => {
  it('throws where it cannot see the method it describes', () => {
    const handler = { value: () => undefined };
    expect(() => Answers(200)({ constructor: class {} }, 'list', handler)).toThrow(
      '@Answers must be above the decorator that names the method of list.',
    );
  });

  it('does not allow any origin for a call that reads the session cookie', () => {
    const handler = { value: () => undefined };
    Post()({}, 'end', handler);
    expect(() => Answers(200, undefined, { anyOrigin: true })({ constructor: class {} }, 'end', handler)).toThrow(
      'end reads the session cookie: it must not take calls from any origin.',
    );
  });
});
