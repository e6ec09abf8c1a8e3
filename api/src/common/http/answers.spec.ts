import 'reflect-metadata';
import { Post } from '@nestjs/common';
import { Answers } from './answers.js';

describe('Answers', () => {
  it('refuses to stand where it cannot see the method it describes', () => {
    const handler = { value: () => undefined };
    expect(() => Answers(200)({ constructor: class {} }, 'list', handler)).toThrow(
      '@Answers must stand above the decorator that names the method of list.',
    );
  });

  it('never lets a call that reads the session cookie come from any origin', () => {
    const handler = { value: () => undefined };
    Post()({}, 'end', handler);
    expect(() => Answers(200, undefined, { anyOrigin: true })({ constructor: class {} }, 'end', handler)).toThrow(
      'end reads the session cookie: it must not take calls from any origin.',
    );
  });
});
