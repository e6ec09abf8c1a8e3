/** The fields of a person, as an athlete or a guardian fills them in. */
import {
  HEIGHT_MAX,
  HEIGHT_MIN,
  JERSEY_DIGITS_MAX,
  PERSON_NAME_MAX,
  POSITION_MAX,
  WEIGHT_MAX,
  WEIGHT_MIN,
} from '@touchline/contracts/athlete-limits';
import { EMAIL_MAX } from '@touchline/contracts/email';
import { isJerseyNumber } from '@touchline/contracts/jersey-number';
import { parseNumber, parseNumberWithin } from '@touchline/contracts/number-text';
import { TextField } from '../shared/fields.js';
import { lineProblems } from '../shared/line-problems.js';

export interface PersonDraft {
  lastName: string;
  email: string;
  position: string;
  jersey: string;
  weight: string;
  height: string;
}
export const EMPTY_PERSON: PersonDraft = { lastName: '', email: '', position: '', jersey: '', weight: '', height: '' };

/** What of a person is sent. Empty fields that need not be filled in are left out. */
export interface PersonBody {
  last_name: string;
  email: string;
  position: string;
  jersey_number?: string;
  weight_kg?: number;
  height_cm?: number;
}

export type PersonProblems = Partial<Record<keyof PersonDraft, string>>;

const isWithin = (text: string, min: number, max: number): boolean =>
  text.trim() === '' || parseNumberWithin(text, min, max, 1) !== undefined;

export function personProblems({ lastName, email, position, jersey, weight, height }: PersonDraft): PersonProblems {
  const problems: PersonProblems = lineProblems({ lastName: [lastName, 'Please enter a name.'] });
  if (!/^\S+@\S+$/.test(email.trim())) problems.email = 'Please enter a mail address.';
  Object.assign(problems, lineProblems({ position: [position, 'Please enter a position.'] }));
  if (jersey.trim() !== '' && !isJerseyNumber(jersey.trim())) problems.jersey = 'One to three digits.';
  if (!isWithin(weight, WEIGHT_MIN, WEIGHT_MAX))
    problems.weight = `${WEIGHT_MIN} to ${WEIGHT_MAX}, with at most one decimal.`;
  if (!isWithin(height, HEIGHT_MIN, HEIGHT_MAX))
    problems.height = `${HEIGHT_MIN} to ${HEIGHT_MAX}, with at most one decimal.`;
  return problems;
}

/** Of fields without problems. */
export const personBody = ({ lastName, email, position, jersey, weight, height }: PersonDraft): PersonBody => ({
  last_name: lastName.trim(),
  email: email.trim(),
  position: position.trim(),
  ...(jersey.trim() !== '' && { jersey_number: jersey.trim() }),
  ...(weight.trim() !== '' && { weight_kg: parseNumber(weight) }),
  ...(height.trim() !== '' && { height_cm: parseNumber(height) }),
});

interface PersonFieldsProps {
  /** `my`: the athlete fills them in; otherwise the name of the child. */
  of: 'my' | { child: string };
  draft: PersonDraft;
  problems: PersonProblems;
  edit: (part: Partial<PersonDraft>) => void;
}

export function PersonFields({ of, draft, problems, edit }: PersonFieldsProps) {
  const field = (name: keyof PersonDraft, label: string) => ({
    id: name,
    label,
    value: draft[name],
    problem: problems[name],
    onInput: (value: string) => edit({ [name]: value }),
  });
  const isOwn = of === 'my';
  return (
    <>
      <TextField
        {...field('lastName', isOwn ? 'Last name' : `Last name of ${of.child}`)}
        autoComplete={isOwn ? 'family-name' : 'off'}
        maxLength={PERSON_NAME_MAX}
      />
      <TextField
        {...field('email', isOwn ? 'Mail address' : 'Mail address for the team')}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
      />
      <TextField {...field('position', 'Position')} hint="Such as winger or goalkeeper." maxLength={POSITION_MAX} />
      <TextField {...field('jersey', 'Jersey number (optional)')} inputMode="numeric" maxLength={JERSEY_DIGITS_MAX} />
      <TextField {...field('weight', 'Weight in kg (optional)')} inputMode="decimal" maxLength={6} />
      <TextField {...field('height', 'Height in cm (optional)')} inputMode="decimal" maxLength={6} />
    </>
  );
}
