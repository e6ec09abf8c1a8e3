import { memo, useMemo } from 'react';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { Box, Card, FormHelperText } from '@touchline/ui';
import { recordingTexts } from '../../../../shared/texts/recording-texts.js';
import { columnGroups, type ColumnGroup } from '../model/column-groups.js';
import { countedText, countedValue } from '../model/counted-value.js';
import type { ShownValues, Texts } from '../model/sheet.js';
import { AthleteName, CARD_SCROLL_MARGINS, type EntrySheet } from './athlete-entry-card.js';
import { GridField } from './grid-field.js';
import { hasCount } from './grid-style.js';

interface AthleteGridRowProps {
  sheet: EntrySheet;
  athlete: Athlete;
  /** Typed texts and stored values in the order of the columns. */
  typed: readonly (string | undefined)[];
  stored: readonly (number | undefined)[];
  /** All texts of the sheet; `typed` tells whether those of the athlete have changed. */
  texts: Texts;
  seen: ShownValues;
  /** The last athlete of the list. */
  last: boolean;
  /** Says that typed values are not saved yet. */
  isUnsaved: boolean;
}

/** All fields of an athlete, with what the trials of a side come to. Only the row being typed into renders again. */
export const AthleteGridRow = memo(function AthleteGridRow(props: AthleteGridRowProps) {
  const { sheet, athlete, typed, stored, texts, seen, last, isUnsaved } = props;
  const { columns, labelOf } = sheet;
  const groups = useMemo(() => columnGroups(columns), [columns]);
  const name = labelOf(athlete);
  const countOf = ({ first: { test, side } }: ColumnGroup) => {
    if (test.product !== null) return '';
    const value = countedValue(test, side, athlete.athlete_id, { texts, seen });
    return value === null ? '' : recordingTexts.counts(test.definition.trial_rule, countedText(test, value));
  };
  return (
    <Card component="li" data-athlete={athlete.athlete_id} sx={{ px: 1.5, py: 1, ...CARD_SCROLL_MARGINS }}>
      <Box className="row">
        <Box className="name">
          <AthleteName athlete={athlete} name={name} />
          {isUnsaved && typed.some((text) => text !== undefined) && (
            <FormHelperText sx={{ m: 0, color: 'text.primary' }}>{recordingTexts.notSaved}</FormHelperText>
          )}
        </Box>
        {groups.map((group, at) => (
          <Box component="fieldset" key={group.key} className={`group group-${at}`}>
            <legend>{group.label}</legend>
            {group.columns.map((column) => {
              const place = columns.indexOf(column);
              return (
                <GridField
                  key={column.key}
                  sheet={sheet}
                  column={column}
                  athlete={athlete}
                  typed={typed[place]}
                  stored={stored[place]}
                  last={last && place === columns.length - 1}
                />
              );
            })}
            {hasCount(group) && <Box className="count">{countOf(group)}</Box>}
          </Box>
        ))}
      </Box>
    </Card>
  );
}, isSameRow);

const isSameList = (a: readonly unknown[], b: readonly unknown[]) => a.every((item, at) => item === b[at]);

function isSameRow(before: AthleteGridRowProps, after: AthleteGridRowProps): boolean {
  const { typed, stored, texts: _texts, ...rest } = before;
  return (
    isSameList(typed, after.typed) &&
    isSameList(stored, after.stored) &&
    (Object.keys(rest) as (keyof typeof rest)[]).every((name) => rest[name] === after[name])
  );
}
