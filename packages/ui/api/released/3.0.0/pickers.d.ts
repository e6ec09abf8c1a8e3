/** Types of @touchline/ui/pickers, generated from the kit's sources. */
import type { ApiClient } from '@touchline/ui/host';
import { JSX } from 'react';
import { OmitKeyof } from '@tanstack/react-query';
import { QueryFunction } from '@tanstack/react-query';
import { QueryKeyWithDataTag } from '@tanstack/react-query';
import { UseQueryOptions } from '@tanstack/react-query';

/** An athlete in a list. Injury fields: all or none; null means not injured. */
declare type Athlete = {
    athlete_id: number;
    first_name: string;
    last_name: string;
    email: string | null;
    sport: string;
    position: string | null;
    jersey_number: number | null;
    date_of_birth: string | null;
    weight_kg: number | null;
    height_cm: number | null;
    team_id: number;
    team: {
        name: string;
    };
    injury_body_part: string | null;
    injury_severity: number | null;
    injury_date: string | null;
    availability: {
        status: "available" | "modified" | "out";
        body_part: string | null;
        note: string | null;
        from: string | null;
        until: string | null;
        version: number;
    };
    archived_at: string | null;
    version: number;
};

/** A number for each athlete (0 when missing), and what it counts, in singular and plural. */
export declare interface AthleteCounts {
    of: ReadonlyMap<number, number>;
    noun: readonly [one: string, many: string];
}

/** Team filter, search and list of athletes. On a phone it folds to one line once an athlete is selected. */
export declare function AthletePicker({ value, onTeam, onSearch, onAthlete, counted, folds, counts, }: AthletePickerProps): JSX.Element;

declare interface AthletePickerProps {
    value: AthletePickerValue;
    onTeam: (team: string) => void;
    onSearch: (search: string) => void;
    onAthlete: (athleteId: number) => void;
    /** Team choices show their number of athletes. */
    counted?: boolean;
    /** Whether the picker folds on a phone. False when it opens and closes as a whole. */
    folds?: boolean;
    /** A number beside each athlete. */
    counts?: AthleteCounts | undefined;
}

/** The picker's state in the page's address. `team`: '' for all, a team's id, or a sport's name. */
export declare interface AthletePickerValue {
    team: string;
    search: string;
    athleteId: number | null;
}

declare interface AthletesFilter {
    team_id?: number;
    archived?: 'true' | null;
}

/** All athletes the coach reaches, by last, then first name. */
export declare const athletesQuery: (api: ApiClient) => OmitKeyof<UseQueryOptions<Athlete[], Error, Athlete[], ["athletes", string]>, "queryFn"> & {
    queryFn?: QueryFunction<Athlete[], ["athletes", string], never> | undefined;
} & QueryKeyWithDataTag<["athletes", string], Athlete[], Error>;

/**
 * The staff's word on one day: the newest record that has begun, Available after its last day and where nothing was
 * ever recorded. The note is for the team's staff alone.
 */
declare type Availability = {
    status: "available" | "modified" | "out";
    body_part: string | null;
    note: string | null;
    from: string | null;
    until: string | null;
    version: number;
};

/** The staff's word on an athlete, in the tone of its status; the status is also written. */
export declare function AvailabilityChip({ availability }: {
    availability: Availability;
}): JSX.Element;

/** Records whether an athlete can train. It is open while mounted; later refreshes do not change what is typed. */
export declare function AvailabilityDialog({ athlete, current, reported, onClose, onSaved }: AvailabilityDialogProps): JSX.Element;

declare interface AvailabilityDialogProps {
    athlete: {
        athlete_id: number;
        first_name: string;
        last_name: string;
    };
    /** What the screen shows now. */
    current: Availability;
    /** What the athlete reports; null without an injury. */
    reported: ReportedInjury | null;
    onClose: () => void;
    onSaved: (availability: Availability) => void;
}

/** The staff's word in one line: `Out · Knee · until Nov 30`, or `Available`. */
export declare function availabilityText({ status, body_part: bodyPart, until }: Word): string;

/**
 * A calendar date is the string `yyyy-MM-dd` from screen to database, never a JS `Date`:
 * a `Date` is an instant, and an instant shifts the day between time zones.
 * Arithmetic runs on the UTC epoch day, so daylight saving can neither add nor drop one.
 */
declare type CalendarDate = string;

/** `First Last`. */
export declare function filterAthletes<T extends Searched>(athletes: readonly T[], team: string, search: string): T[];

/** "first last". */
export declare function fullName(athlete: Pick<Athlete, 'first_name' | 'last_name'>): string;

/** The athletes as they are on the coach's own day, on which availability is judged. */
export declare const getAthletes: (api: ApiClient, filter: AthletesFilter, signal?: AbortSignal) => Promise<Athlete[]>;

/** True when the filter's value is a team's id; any other text is a sport. */
export declare function isTeamId(value: string): boolean;

/** An injury as an athlete reports it, and the day of the report. */
declare interface ReportedInjury {
    body_part: string;
    severity: number;
    date: CalendarDate;
}

/** The injury that an athlete of a list reports; null without one. */
export declare function reportedInjury({ injury_body_part: part, injury_severity: severity, injury_date: date, }: Pick<Athlete, 'injury_body_part' | 'injury_severity' | 'injury_date'>): ReportedInjury | null;

/** The injury that an athlete reports, beside the staff's word: `Reports: Ankle 4/10 (Nov 22)`. */
export declare function reportedInjuryText({ body_part: part, severity, date }: ReportedInjury): string;

declare type Searched = Pick<Athlete, 'first_name' | 'last_name' | 'sport' | 'team_id'>;

/** A team's name on screen; `null` means all teams. Undefined for a team that is not in the list. */
export declare function teamLabel(teams: readonly TeamWithAthletes[] | null | undefined, teamId: number | null): string | undefined;

/** One choice of the team drop-down. `value` is kept in the address: a team id, a sport's name, or '' for all teams. */
export declare interface TeamOption {
    value: string;
    label: string;
}

/**
 * The choices of the drop-down; `teams` is undefined while they load and null when they failed to load. A team is
 * shown by its sport, or as `sport – team name` when the coach has several of that sport. A `chosen` value without a
 * choice (from a link) gets its own choice, so that the active filter is always visible.
 */
export declare function teamOptions(teams: readonly TeamWithAthletes[] | null | undefined, chosen: string, fallbackSports?: readonly string[]): TeamOption[];

/** The team filter. When the teams cannot be loaded it offers sports instead, and says so. */
export declare function TeamSelect({ value, onChange, fallbackSports, counted }: TeamSelectProps): JSX.Element;

declare interface TeamSelectProps {
    /** '' for all teams, a team's id, or a sport's name. */
    value: string;
    onChange: (value: string) => void;
    /** Sports offered when the teams cannot be loaded; default: four common ones. */
    fallbackSports?: readonly string[];
    /** Each choice shows its number of athletes. */
    counted?: boolean;
}

/** The coach's own teams with their number of athletes. */
export declare const teamsWithAthletesQuery: (api: ApiClient) => OmitKeyof<UseQueryOptions<TeamWithAthletes[], Error, TeamWithAthletes[], ["teams", string]>, "queryFn"> & {
    queryFn?: QueryFunction<TeamWithAthletes[], ["teams", string], never> | undefined;
} & QueryKeyWithDataTag<["teams", string], TeamWithAthletes[], Error>;

/** A team with its number of athletes; id and name have two spellings on the wire. */
declare type TeamWithAthletes = {
    team_id: number;
    id: number;
    team_name: string;
    name: string;
    sport: string;
    athlete_count: number;
};

declare type Word = Pick<Availability, 'status' | 'body_part' | 'until'>;

export { }
