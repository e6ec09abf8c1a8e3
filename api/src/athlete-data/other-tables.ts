/** Tables that name athletes by their number alone and keep it: who read or changed the data, and who erased it. */
export const NUMBER_TABLES: Readonly<Record<string, string>> = {
  audit_log: 'at id actor_kind coach_id api_key_id institution_id athlete_id kind action read_key',
  security_entries:
    'id at event command coach_id institution_id team_id api_key_id network athlete_id by_coach_id role detail',
};

/**
 * Tables and columns that hold nothing of one athlete. What a person typed there may still name somebody: an erasure
 * lists such places (`name-mentions.ts`).
 */
export const OTHER_TABLES: Readonly<Record<string, string>> = {
  api_keys: 'id institution_id key_sha256 created_at',
  attempt_counters: 'counter_key attempts window_ends_at next_try_at',
  batteries: 'id institution_id name measures version created_at updated_at',
  calendar_feeds: 'team_id secret created_at',
  coaches: 'id institution_id name email email_key phone role avatar password_hash disabled_at',
  exercise_videos: 'id institution_id exercise_id video_url version created_at updated_at',
  housekeeping_tasks: 'name next_run_at last_run_at removed',
  // Fingerprints of calls and the ids of what they created, for a day.
  idempotency_keys: 'coach_id key_sha256 call_sha256 created_id created_ids created_at',
  imports:
    'id team_id target file_name file_sha256 coach_id created_at new_rows changed_rows same_rows refused_rows ' +
    'minors_stated undone_at undone_by_id',
  import_layouts: 'id team_id target fingerprint reading updated_at',
  installation: 'slot installation_id created_at',
  institutions:
    'id name time_zone is_demo season_ends guardian_age carried_days other_teams_sessions settings_version late_marks extra_questions',
  measures:
    'id institution_id measure_key measure_version valid_from definition is_retired version created_at updated_at',
  migrations: 'id timestamp name',
  password_resets: 'token_sha256 coach_id created_at expires_at',
  poster_links: 'team_id link_key created_at expires_at',
  read_keys: 'id institution_id name key_sha256 kinds team_ids created_at expires_at revoked_at last_used_at',
  refusal_counts: 'refusal_key kind coach_id api_key_id institution_id attempts first_at last_at',
  release_keys: 'id area name key_sha256 created_at revoked_at',
  release_outcome_counts: 'area version outcome count first_at last_at',
  release_vetoes: 'area version at loads failures live_version live_loads live_failures',
  saved_exercises: 'coach_id exercise_id created_at',
  sessions: 'token_sha256 coach_id created_at last_seen_at authenticated_at',
  staff_invitations: 'id team_id invited_by_id email email_key name role token_sha256 created_at expires_at',
  surveys: 'id team_id valid_from questions version created_at updated_at',
  team_staff: 'team_id coach_id role',
  teams: 'id institution_id sport name name_key registration_code code_expires_at',
  workout_rows:
    'id workout_id order_in_workout type name sets reps duration_seconds is_time_based rest_between_sets_seconds superset_with_next coach_notes exercise_id',
  workouts: 'id institution_id name type difficulty description version created_at updated_at routine_number',
};
