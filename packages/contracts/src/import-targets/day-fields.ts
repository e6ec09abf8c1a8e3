import type { ImportField } from '../import-fields.js';

/** The day that a record is of. */
export const DAY_FIELD: ImportField = {
  key: 'day',
  label: 'Day',
  kind: 'day',
  headings: [
    ...['date', 'day', 'session date', 'training date', 'test date', 'event date', 'for which day', 'which day'],
    ...['datum', 'tag', 'trainingsdatum', 'trainingstag', 'testdatum', 'fur welchen tag', 'welcher tag'],
    ...['date de la seance', 'date du test', 'jour', 'pour quel jour', 'quel jour'],
    ...['fecha', 'dia', 'fecha de la sesion', 'fecha del entrenamiento', 'fecha del test', 'para que dia'],
  ],
};

/** When a form was answered. Its day is the day of the record when no other column has one. */
export const ANSWERED_AT_FIELD: ImportField = {
  key: 'answered_at',
  label: 'Time of the answer',
  kind: 'day',
  headings: [
    ...['timestamp', 'time stamp', 'submitted at', 'submission time', 'completion time'],
    ...['zeitstempel', 'fertigstellungszeit', 'gesendet am'],
    ...['horodateur', 'heure de fin', 'date de soumission'],
    ...['marca temporal', 'hora de finalizacion', 'fecha de envio'],
  ],
};

/** When an event begins. */
export const START_TIME_FIELD: ImportField = {
  key: 'start_time',
  label: 'Start time',
  kind: 'time',
  headings: [
    ...['time', 'start', 'start time', 'begin', 'begins', 'kick off', 'kickoff', 'from'],
    ...['uhrzeit', 'zeit', 'beginn', 'startzeit', 'anstoß', 'von'],
    ...['heure', 'debut', 'heure de debut', 'coup d envoi'],
    ...['hora', 'inicio', 'hora de inicio', 'comienzo'],
  ],
};

/** Headings that mean a duration in every target. */
export const MINUTES_HEADINGS: readonly string[] = [
  ...['minutes', 'min', 'mins', 'duration', 'duration min', 'duration minutes', 'length'],
  ...['minuten', 'dauer', 'dauer min', 'dauer in minuten'],
  ...['duree', 'duree min', 'duree en minutes'],
  ...['minutos', 'duracion', 'duracion min', 'duracion en minutos'],
];
