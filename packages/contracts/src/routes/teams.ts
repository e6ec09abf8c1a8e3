import type { ChangeSeasonBody, SeasonChange, UndoneSeason, UndoSeasonBody } from '../season-changes.schema.js';
import type { ChangeTeamBody, CreateTeamBody, Team, TeamWithAthletes } from '../teams.schema.js';

export interface TeamRoutes {
  'GET /api/teams': { answer: Team[] };
  'POST /api/teams': { body: CreateTeamBody; answer: Team };
  'GET /api/teams/with-athletes': { answer: TeamWithAthletes[] };
  'GET /api/teams/sports': { answer: string[] };
  'PUT /api/teams/{id}': { params: { id: number }; body: ChangeTeamBody; answer: Team };
  'DELETE /api/teams/{id}': { params: { id: number } };

  'GET /api/teams/{id}/season-changes': { params: { id: number }; answer: SeasonChange[] };
  'POST /api/teams/{id}/season-changes': { params: { id: number }; body: ChangeSeasonBody; answer: SeasonChange };
  'POST /api/teams/{id}/season-changes/undo': { params: { id: number }; body: UndoSeasonBody; answer: UndoneSeason };
}
