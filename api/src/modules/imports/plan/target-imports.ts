import { Injectable } from '@nestjs/common';
import type { ImportTargetKey } from '@touchline/contracts/import-fields';
import { DaysImport } from '../days/days.import.js';
import { EventsImport } from '../events/events.import.js';
import { RosterImport } from '../roster/roster.import.js';
import type { TargetImport } from './file-plan.js';

/** How files of each target are planned, written and taken back. */
@Injectable()
export class TargetImports {
  constructor(
    private readonly roster: RosterImport,
    private readonly days: DaysImport,
    private readonly events: EventsImport,
  ) {}

  of(target: ImportTargetKey): TargetImport {
    if (target === 'roster') return this.roster;
    return target === 'events' ? this.events : this.days;
  }
}
