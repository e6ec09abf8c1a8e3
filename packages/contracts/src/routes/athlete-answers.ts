import type {
  AnswersDue,
  AthletePage,
  FormDay,
  FormEvent,
  OwnSessionBody,
  OwnWellnessBody,
} from '../athlete-answers.schema.js';

/** The page on which athletes answer. */
export interface AthleteAnswerRoutes {
  'PUT /api/athlete/wellness': { body: OwnWellnessBody; answer: FormDay };
  'PUT /api/athlete/sessions': { body: OwnSessionBody; answer: FormEvent };
  'GET /api/squad/answers-due': { query: { team_id: number }; answer: AnswersDue };
  'GET /api/athlete/page': { answer: AthletePage };
}
