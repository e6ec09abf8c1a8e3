import type { EntityManager, EntityMetadata } from 'typeorm';
import { matchKey } from '../common/text/keys.js';
import { select } from '../database/row-selection.js';
import type { ExportedRow } from '../database/table-rows.js';
import { AthleteEntity } from '../modules/athletes/index.js';
import { typedColumns } from './name-mentions.js';

/** In place of a text that may be about somebody else, too. */
export const MAY_NAME_OTHERS = 'Not shown here, because it may name somebody else. Ask your club what it says.';

/** What the athlete is called, has written, or was written by a coach. */
const KNOWN_TO_ATHLETE = /^(?:athletes|pending_athletes|athlete_requests)\.|\.message_to_athlete$/;
const NAMES = select(AthleteEntity, 'athlete', ['firstName', 'lastName']);

/** Hides texts of coaches that contain a word of the name of another athlete of the club. */
export class OtherNames {
  private constructor(private readonly words: ReadonlySet<string>) {}

  static async of(
    manager: EntityManager,
    { id: athleteId, firstName, lastName }: Pick<AthleteEntity, 'id' | 'firstName' | 'lastName'>,
    institutionId: number,
  ): Promise<OtherNames> {
    const others = await NAMES.read(
      manager,
      `FROM teams team INNER JOIN athletes athlete ON athlete.team_id = COALESCE(team.id, 0)
       WHERE team.institution_id = :institutionId AND athlete.id <> :athleteId`,
      { institutionId, athleteId },
    );
    const words = new Set(others.flatMap((other) => wordsOf(`${other.firstName} ${other.lastName}`)));
    for (const own of wordsOf(`${firstName} ${lastName}`)) words.delete(own);
    return new OtherNames(words);
  }

  hide(text: string): string {
    return wordsOf(text).some((word) => this.words.has(word)) ? MAY_NAME_OTHERS : text;
  }

  /** The row with the texts of others hidden where they may name somebody else. */
  hideIn(row: ExportedRow, metadata: EntityMetadata): ExportedRow {
    const typed = typedColumns(metadata).filter((column) => !KNOWN_TO_ATHLETE.test(`${metadata.tableName}.${column}`));
    const hidden = typed.flatMap((column) => {
      const value = row[column];
      return typeof value === 'string' ? [[column, this.hide(value)]] : [];
    });
    return { ...row, ...(Object.fromEntries(hidden) as ExportedRow) };
  }
}

const wordsOf = (text: string): string[] => matchKey(text).match(/[\p{L}\p{N}]+/gu) ?? [];
