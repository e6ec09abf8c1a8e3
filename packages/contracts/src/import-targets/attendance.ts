import { ATTENDANCE_STATUSES, statusText, type AttendanceStatus } from '../attendance-status.js';
import type { ImportTarget } from '../import-fields.js';
import { DAY_FIELD, START_TIME_FIELD } from './day-fields.js';
import { PERSON_FIELDS } from './person-fields.js';

/** Words that mean a status in every file. */
const WORDS: Readonly<Record<AttendanceStatus, readonly string[]>> = {
  present: [
    ...['present', 'attended', 'was there', 'yes', 'true', '✓', '✔', '☑', '✅'],
    ...['anwesend', 'da', 'war da', 'teilgenommen', 'ja', 'wahr'],
    ...['presente', 'asiste', 'asistio', 'si', 'verdadero'],
    ...['presents', 'presente e', 'oui', 'vrai'],
  ],
  late: [
    ...['late', 'came late', 'verspatet', 'zu spat', 'spater', 'en retard', 'retard'],
    ...['tarde', 'llego tarde', 'retraso', 'con retraso'],
  ],
  absent: [
    ...['absent', 'missing', 'no show', 'not there', 'unexcused', 'no', 'false'],
    ...['abwesend', 'fehlt', 'gefehlt', 'unentschuldigt', 'nicht da', 'nein', 'falsch'],
    ...['absente', 'absent e', 'non excuse', 'non', 'faux'],
    ...['ausente', 'falta', 'falto', 'no asiste', 'no asistio', 'sin justificar', 'falso'],
  ],
  excused: [
    ...['excused', 'injured', 'ill', 'sick', 'entschuldigt', 'verletzt', 'krank'],
    ...['excuse', 'excusee', 'excuse e', 'blesse', 'blessee', 'malade'],
    ...['justificado', 'justificada', 'excusado', 'lesionado', 'lesionada', 'enfermo', 'enferma'],
  ],
};

/** Who was at an event: a day without a start time has one event. */
export const ATTENDANCE: ImportTarget = {
  key: 'attendance',
  label: 'Attendance',
  permission: 'attendance.write',
  record_of: 'athlete_day',
  fields: [
    ...PERSON_FIELDS,
    DAY_FIELD,
    START_TIME_FIELD,
    {
      key: 'status',
      label: 'Attendance',
      kind: 'code',
      headings: [
        ...['attendance status', 'present', 'presence', 'attended', 'was there', 'participation'],
        ...['anwesenheit', 'anwesend', 'teilnahme', 'teilgenommen'],
        ...['statut', 'present e', 'participation'],
        ...['asistencia', 'estado', 'asistio', 'presencia'],
      ],
      choices: ATTENDANCE_STATUSES.map((value) => ({ value, label: statusText(value), words: WORDS[value] })),
      code_sets: [
        // Present, late, absent, excused; training, excused, injured, absent.
        { p: 'present', l: 'late', a: 'absent', e: 'excused' },
        { t: 'present', e: 'excused', i: 'excused', a: 'absent' },
        // Anwesend, entschuldigt, fehlt, unentschuldigt.
        { a: 'present', e: 'excused', f: 'absent', u: 'absent' },
        // Présent, retard, absent, excusé.
        { p: 'present', r: 'late', a: 'absent', e: 'excused' },
        // Presente, retraso, ausente, falta, justificado.
        { p: 'present', r: 'late', a: 'absent', f: 'absent', j: 'excused' },
        { y: 'present', n: 'absent' },
        { j: 'present', n: 'absent' },
        { o: 'present', n: 'absent' },
        { s: 'present', n: 'absent' },
        { '1': 'present', '0': 'absent' },
        { x: 'present' },
      ],
      is_required: true,
    },
  ],
};
