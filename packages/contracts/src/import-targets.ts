import {
  GUARDIAN_NAME_MAX,
  HEIGHT_MAX,
  HEIGHT_MIN,
  PERSON_NAME_MAX,
  POSITION_MAX,
  RELATION_MAX,
  WEIGHT_MAX,
  WEIGHT_MIN,
} from './athlete-limits.js';
import { EMAIL_MAX } from './email.js';
import type { Permission } from './permissions.js';

/**
 * What a club's file can bring: each target is a line of data, and reader, mapping page and server work on any of them.
 */
export const IMPORT_TARGET_KEYS = ['roster'] as const;
export type ImportTargetKey = (typeof IMPORT_TARGET_KEYS)[number];

/**
 * How a cell is read. `name` is a whole name in either order; `day` a date without a zone, `birth_day` one of a person;
 * `number` is a decimal in the unit of the field; `digits` keeps leading zeros.
 */
export type ImportFieldKind = 'name' | 'text' | 'email' | 'digits' | 'number' | 'day' | 'birth_day';

export interface ImportField {
  key: string;
  /** As screens name the column. */
  label: string;
  kind: ImportFieldKind;
  /** Headings that mean this field, in lower case without accents, in the languages of clubs. Compared as a whole. */
  headings: readonly string[];
  /** Most characters of a text. */
  max_length?: number;
  /** Bounds of a number, both inclusive, and its unit. */
  min?: number;
  max?: number;
  unit?: string;
  decimals?: number;
}

export interface ImportTarget {
  key: ImportTargetKey;
  label: string;
  /** What the role in the team has to allow. */
  permission: Permission;
  fields: readonly ImportField[];
}

const ROSTER: ImportTarget = {
  key: 'roster',
  label: 'Roster',
  permission: 'people.write',
  fields: [
    {
      key: 'name',
      label: 'Name',
      kind: 'name',
      headings: [
        ...['name', 'full name', 'athlete', 'player', 'player name', 'athlete name'],
        ...['last name first name', 'first name last name', 'last first', 'first last', 'first and last name'],
        ...['spieler', 'spielerin', 'spieler in', 'spielername', 'sportler', 'sportlerin', 'athletin'],
        ...[
          'vollstandiger name',
          'nachname vorname',
          'name vorname',
          'vorname nachname',
          'vorname name',
          'vor und nachname',
        ],
        ...['joueur', 'joueuse', 'joueur euse', 'nom complet', 'nom et prenom', 'nom prenom', 'prenom nom', 'athlete'],
        ...['jugador', 'jugadora', 'jugador a', 'nombre completo', 'nombre y apellidos', 'nombre y apellido'],
        ...['apellidos y nombre', 'apellidos nombre', 'apellido y nombre', 'deportista', 'atleta'],
      ],
      max_length: 2 * PERSON_NAME_MAX + 1,
    },
    {
      key: 'first_name',
      label: 'First name',
      kind: 'text',
      headings: ['first name', 'firstname', 'given name', 'forename', 'vorname', 'prenom', 'nombre'],
      max_length: PERSON_NAME_MAX,
    },
    {
      key: 'last_name',
      label: 'Last name',
      kind: 'text',
      headings: [
        'last name',
        'lastname',
        'surname',
        'family name',
        'nachname',
        'familienname',
        'nom',
        'nom de famille',
        'apellido',
        'apellidos',
      ],
      max_length: PERSON_NAME_MAX,
    },
    {
      key: 'date_of_birth',
      label: 'Date of birth',
      kind: 'birth_day',
      headings: [
        ...['date of birth', 'dob', 'birth date', 'birthdate', 'birthday', 'born'],
        ...['geburtsdatum', 'geburtstag', 'geb', 'geb datum', 'geboren'],
        ...['date de naissance', 'naissance', 'ne le', 'nee le', 'ne e le'],
        ...['fecha de nacimiento', 'nacimiento', 'f nacimiento'],
      ],
    },
    {
      key: 'jersey_number',
      label: 'Jersey number',
      kind: 'digits',
      headings: [
        ...['jersey', 'jersey number', 'jersey no', 'shirt', 'shirt number', 'number', 'no', 'nr', '#'],
        ...['trikotnummer', 'ruckennummer', 'trikot', 'trikot nr', 'nummer'],
        ...['numero', 'numero de maillot', 'maillot', 'n', 'no maillot'],
        ...['dorsal', 'numero de camiseta', 'camiseta'],
      ],
      max_length: 3,
    },
    {
      key: 'position',
      label: 'Position',
      kind: 'text',
      headings: ['position', 'pos', 'poste', 'posicion', 'demarcacion', 'puesto'],
      max_length: POSITION_MAX,
    },
    {
      key: 'email',
      label: 'E-mail',
      kind: 'email',
      headings: [
        'email',
        'e mail',
        'email address',
        'mail',
        'e mail adresse',
        'courriel',
        'adresse e mail',
        'correo',
        'correo electronico',
      ],
      max_length: EMAIL_MAX,
    },
    {
      key: 'weight_kg',
      label: 'Weight',
      kind: 'number',
      headings: [
        'weight',
        'weight kg',
        'body mass',
        'mass',
        'gewicht',
        'gewicht kg',
        'korpergewicht',
        'poids',
        'poids kg',
        'peso',
        'peso kg',
      ],
      min: WEIGHT_MIN,
      max: WEIGHT_MAX,
      unit: 'kg',
      decimals: 1,
    },
    {
      key: 'height_cm',
      label: 'Height',
      kind: 'number',
      headings: [
        'height',
        'height cm',
        'grosse',
        'grosse cm',
        'korpergrosse',
        'taille',
        'taille cm',
        'altura',
        'altura cm',
        'estatura',
        'talla',
      ],
      min: HEIGHT_MIN,
      max: HEIGHT_MAX,
      unit: 'cm',
      decimals: 1,
    },
    {
      key: 'guardian_name',
      label: 'Guardian',
      kind: 'text',
      headings: [
        'guardian',
        'guardian name',
        'parent',
        'parent name',
        'contact',
        'eltern',
        'elternteil',
        'erziehungsberechtigte',
        'erziehungsberechtigter',
        'responsable legal',
        'tuteur',
        'padre madre',
        'tutor',
        'tutora',
      ],
      max_length: GUARDIAN_NAME_MAX,
    },
    {
      key: 'guardian_relation',
      label: 'Relation of the guardian',
      kind: 'text',
      headings: [
        'relation',
        'relationship',
        'guardian relation',
        'verhaltnis',
        'beziehung',
        'lien',
        'lien de parente',
        'parentesco',
        'relacion',
      ],
      max_length: RELATION_MAX,
    },
    {
      key: 'guardian_email',
      label: 'E-mail of the guardian',
      kind: 'email',
      headings: [
        'guardian email',
        'guardian e mail',
        'parent email',
        'parents email',
        'e mail eltern',
        'email eltern',
        'courriel parent',
        'email parents',
        'correo del tutor',
        'email tutor',
        'correo padres',
      ],
      max_length: EMAIL_MAX,
    },
  ],
};

const TARGETS: Readonly<Record<ImportTargetKey, ImportTarget>> = { roster: ROSTER };

export const importTarget = (key: ImportTargetKey): ImportTarget => TARGETS[key];
