/**
 * Answers of athletes from their own devices: `page/` is the athlete's page, `form/` the days and events that can be
 * answered, `due/` how many answers a team has given of those due.
 *
 * - An answer goes through `WellnessWriter` and `TrainingLoadWriter`. An athlete replaces a row only while its version
 *   is their own (`athlete_version`), so never one that a coach has written since: a survey until the first event of
 *   the day with a time has begun, an event's session until the next day is over. Everything else is 409
 *   `answer_locked`.
 * - An answer names the `revision` that the athlete saw; when another one is stored, it is 409 `answer_changed`.
 * - An answer that is stored already is answered and not written, so a phone may send it again at any time.
 * - Days are those of the club; of the phone's clock only the `date` counts that it sends. An all-day event is over at
 *   18:00.
 * - `event_absences` is the athlete's word that they were not there: it changes no attendance.
 * - A day is due when the athlete had consent and a device on it: every end of a device is recorded in the security
 *   log, an expired one with the instant at which it expired.
 */
export { AthleteAnswersModule } from './athlete-answers.module.js';
