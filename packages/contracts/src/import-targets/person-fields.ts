import { PERSON_NAME_MAX } from '../athlete-limits.js';
import type { ImportField } from '../import-fields.js';

/** The name of an athlete, in one column or in two. */
export const PERSON_FIELDS: readonly ImportField[] = [
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
      ...['your name', 'your full name', 'what is your name', 'who are you'],
      ...['dein name', 'wie heißt du', 'dein vor und nachname', 'wer bist du'],
      ...['ton nom', 'votre nom', 'ton nom et prenom', 'comment t appelles tu', 'quel est ton nom'],
      ...['tu nombre', 'como te llamas', 'cual es tu nombre', 'tu nombre y apellidos'],
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
];
