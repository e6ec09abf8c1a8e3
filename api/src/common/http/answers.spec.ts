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

  it.each(['coach', 'athlete'] as const)(
    'does not allow any origin for a call that reads the cookie of a %s',
    (caller) => {
      const handler = { value: () => undefined };
      Post()({}, 'end', handler);
      const answers = Answers(200, undefined, { caller, anyOrigin: true });
      expect(() => answers({ constructor: class {} }, 'end', handler)).toThrow(
        'end reads a cookie: it must not take calls from any origin.',
      );
    },
  );
});
