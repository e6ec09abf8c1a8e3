import {
  EVENT_DURATION_MAX,
  EVENT_DURATION_MIN,
  EVENT_NOTES_MAX,
  EVENT_TITLE_MAX,
  EVENT_TYPE_LABELS,
  PLANNED_EVENT_TYPES,
  type PlannedEventType,
} from '../event-limits.js';
import type { ImportTarget } from '../import-fields.js';
import { DAY_FIELD, MINUTES_HEADINGS, START_TIME_FIELD } from './day-fields.js';

/** A season and its preparation. */
const DAYS_AHEAD = 730;

/** Headings of the title in a plan of matches; beside another title they mean nothing. */
export const OPPONENT_HEADINGS: readonly string[] = [
  'opponent',
  'gegner',
  'adversaire',
  'rival',
  'contrario',
  'oponente',
  'adversario',
];

/** Words that mean a type, in the languages of clubs. */
export const EVENT_TYPE_WORDS: Readonly<Record<PlannedEventType, readonly string[]>> = {
  practice: [
    'practice',
    'training',
    'session',
    'workout',
    'einheit',
    'ubung',
    'entrainement',
    'seance',
    'entrenamiento',
    'sesion',
  ],
  team_meeting: [
    ...['meeting', 'team meeting', 'video', 'besprechung', 'teambesprechung', 'sitzung', 'reunion', 'reunion d equipe'],
    ...['charla', 'reunion de equipo'],
  ],
  game: [
    ...['game', 'match', 'friendly', 'tournament', 'cup', 'league', 'spiel', 'testspiel', 'freundschaftsspiel'],
    ...['turnier', 'pokal', 'liga', 'match amical', 'tournoi', 'coupe', 'championnat'],
    ...['partido', 'amistoso', 'torneo', 'copa'],
  ],
  other: ['other', 'sonstiges', 'andere', 'anderes', 'autre', 'divers', 'otro', 'otros', 'otra'],
};

/** The plan of a team. */
export const EVENTS: ImportTarget = {
  key: 'events',
  label: 'Events',
  permission: 'plan.write',
  record_of: 'event',
  fields: [
    { ...DAY_FIELD, days_ahead: DAYS_AHEAD },
    START_TIME_FIELD,
    {
      key: 'title',
      label: 'Title',
      kind: 'text',
      headings: [
        ...['name', 'event', 'event name', 'event title', 'subject', 'what'],
        ...['titel', 'bezeichnung', 'termin', 'veranstaltung', 'betreff', 'was'],
        ...['titre', 'evenement', 'intitule', 'objet', 'titulo', 'evento', 'asunto', 'nombre'],
        ...OPPONENT_HEADINGS,
      ],
      max_length: EVENT_TITLE_MAX,
    },
    {
      key: 'type',
      label: 'Type',
      kind: 'code',
      headings: [
        ...['event type', 'kind', 'category', 'art', 'typ', 'terminart', 'kategorie'],
        ...['type d evenement', 'categorie', 'tipo', 'tipo de evento', 'categoria'],
      ],
      choices: PLANNED_EVENT_TYPES.map((value) => ({
        value,
        label: EVENT_TYPE_LABELS[value],
        words: EVENT_TYPE_WORDS[value],
      })),
    },
    {
      key: 'duration_min',
      label: 'Minutes',
      kind: 'minutes',
      headings: MINUTES_HEADINGS,
      min: EVENT_DURATION_MIN,
      max: EVENT_DURATION_MAX,
      unit: 'min',
    },
    {
      key: 'place',
      label: 'Place',
      kind: 'text',
      headings: [
        ...['location', 'venue', 'where', 'pitch', 'ort', 'platz', 'spielort', 'wo'],
        ...['lieu', 'terrain', 'ou', 'lugar', 'sede', 'ubicacion', 'campo', 'donde'],
      ],
      max_length: EVENT_TITLE_MAX,
    },
    {
      key: 'notes',
      label: 'Notes',
      kind: 'text',
      headings: [
        ...['note', 'comment', 'comments', 'description', 'details', 'remarks'],
        ...['bemerkung', 'bemerkungen', 'notiz', 'notizen', 'kommentar', 'beschreibung', 'hinweis'],
        ...[
          'remarque',
          'remarques',
          'commentaire',
          'commentaires',
          'notas',
          'observaciones',
          'comentario',
          'descripcion',
        ],
      ],
      max_length: EVENT_NOTES_MAX,
    },
  ],
};
