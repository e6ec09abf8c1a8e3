CREATE TABLE `address_requests` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `athlete_id` int(11) NOT NULL,
  `email` varchar(254) NOT NULL,
  `key_sha256` varchar(64) DEFAULT NULL,
  `created_at` datetime(3) NOT NULL,
  `expires_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uq_address_requests_athlete_id` (`athlete_id`),
  UNIQUE KEY `uq_address_requests_key_sha256` (`key_sha256`),
  KEY `ix_address_requests_expires_at` (`expires_at`),
  CONSTRAINT `fk_address_requests_athlete` FOREIGN KEY (`athlete_id`) REFERENCES `athletes` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `api_keys` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `institution_id` int(11) NOT NULL,
  `key_sha256` varchar(64) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uq_api_keys_institution_id` (`institution_id`),
  UNIQUE KEY `uq_api_keys_key_sha256` (`key_sha256`),
  CONSTRAINT `fk_api_keys_institution` FOREIGN KEY (`institution_id`) REFERENCES `institutions` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `athletes` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `team_id` int(11) NOT NULL,
  `first_name` varchar(80) NOT NULL,
  `last_name` varchar(80) NOT NULL,
  `sort_key` varchar(255) NOT NULL,
  `email` varchar(254) DEFAULT NULL,
  `email_key` varchar(254) DEFAULT NULL,
  `date_of_birth` date DEFAULT NULL,
  `weight_kg` decimal(5,1) DEFAULT NULL,
  `height_cm` decimal(5,1) DEFAULT NULL,
  `external_id` varchar(80) DEFAULT NULL,
  `archived_at` datetime(3) DEFAULT NULL,
  `version` int(11) NOT NULL DEFAULT 1,
  `institution_id` int(11) DEFAULT NULL,
  `roster_number` int(11) DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uq_athletes_institution_id_external_id` (`institution_id`,`external_id`),
  UNIQUE KEY `uq_athletes_institution_id_roster_number` (`institution_id`,`roster_number`),
  KEY `ix_athletes_team_id_sort_key` (`team_id`,`sort_key`),
  KEY `ix_athletes_email_key` (`email_key`),
  KEY `ix_athletes_external_id` (`external_id`),
  CONSTRAINT `fk_athletes_team` FOREIGN KEY (`team_id`) REFERENCES `teams` (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `athlete_addresses` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `athlete_id` int(11) DEFAULT NULL,
  `pending_athlete_id` int(11) DEFAULT NULL,
  `email` varchar(254) NOT NULL,
  `address_of` varchar(10) NOT NULL,
  `confirmed_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uq_athlete_addresses_athlete_id` (`athlete_id`),
  UNIQUE KEY `uq_athlete_addresses_pending_athlete_id` (`pending_athlete_id`),
  CONSTRAINT `fk_athlete_addresses_athlete` FOREIGN KEY (`athlete_id`) REFERENCES `athletes` (`id`) ON DELETE CASCADE,
  CONSTRAINT `fk_athlete_addresses_pending_athlete` FOREIGN KEY (`pending_athlete_id`) REFERENCES `pending_athletes` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `athlete_aliases` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `team_id` int(11) NOT NULL,
  `athlete_id` int(11) NOT NULL,
  `alias_key` varchar(200) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uq_athlete_aliases_team_id_alias_key` (`team_id`,`alias_key`),
  KEY `ix_athlete_aliases_athlete_id` (`athlete_id`),
  CONSTRAINT `fk_athlete_aliases_athlete` FOREIGN KEY (`athlete_id`) REFERENCES `athletes` (`id`) ON DELETE CASCADE,
  CONSTRAINT `fk_athlete_aliases_team` FOREIGN KEY (`team_id`) REFERENCES `teams` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `athlete_availability` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `athlete_id` int(11) NOT NULL,
  `sequence` int(11) NOT NULL,
  `status` varchar(10) NOT NULL,
  `body_part` varchar(80) DEFAULT NULL,
  `note` varchar(500) DEFAULT NULL,
  `from_day` date NOT NULL,
  `until_day` date DEFAULT NULL,
  `coach_id` int(11) DEFAULT NULL,
  `recorded_on` date NOT NULL,
  `created_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uq_athlete_availability_athlete_id_sequence` (`athlete_id`,`sequence`),
  CONSTRAINT `fk_athlete_availability_athlete` FOREIGN KEY (`athlete_id`) REFERENCES `athletes` (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `athlete_devices` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `athlete_id` int(11) NOT NULL,
  `slot` int(11) NOT NULL,
  `token_sha256` varchar(64) NOT NULL,
  `name` varchar(40) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `last_used_at` datetime(3) NOT NULL,
  `expires_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uq_athlete_devices_token_sha256` (`token_sha256`),
  UNIQUE KEY `uq_athlete_devices_athlete_id_slot` (`athlete_id`,`slot`),
  CONSTRAINT `fk_athlete_devices_athlete` FOREIGN KEY (`athlete_id`) REFERENCES `athletes` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `athlete_links` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `athlete_id` int(11) NOT NULL,
  `key_sha256` varchar(64) NOT NULL,
  `coach_id` int(11) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `expires_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uq_athlete_links_athlete_id` (`athlete_id`),
  UNIQUE KEY `uq_athlete_links_key_sha256` (`key_sha256`),
  CONSTRAINT `fk_athlete_links_athlete` FOREIGN KEY (`athlete_id`) REFERENCES `athletes` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `athlete_requests` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `athlete_id` int(11) NOT NULL,
  `kind` varchar(10) NOT NULL,
  `open_kind` varchar(10) DEFAULT NULL,
  `text` varchar(500) NOT NULL,
  `asked_at` datetime(3) NOT NULL,
  `done_at` datetime(3) DEFAULT NULL,
  `coach_id` int(11) DEFAULT NULL,
  `answer` varchar(500) DEFAULT NULL,
  `key_sha256` varchar(64) DEFAULT NULL,
  `call_sha256` varchar(64) DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uq_athlete_requests_athlete_id_open_kind` (`athlete_id`,`open_kind`),
  UNIQUE KEY `uq_athlete_requests_athlete_id_key_sha256` (`athlete_id`,`key_sha256`),
  CONSTRAINT `fk_athlete_requests_athlete` FOREIGN KEY (`athlete_id`) REFERENCES `athletes` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `attempt_counters` (
  `counter_key` varchar(64) NOT NULL,
  `attempts` int(11) NOT NULL,
  `window_ends_at` datetime(3) NOT NULL,
  `next_try_at` datetime(3) DEFAULT NULL,
  PRIMARY KEY (`counter_key`),
  KEY `ix_attempt_counters_window_ends_at` (`window_ends_at`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `attendance_closings` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `event_id` int(11) NOT NULL,
  `close_id` varchar(36) NOT NULL,
  `coach_id` int(11) NOT NULL,
  `marked` int(11) NOT NULL,
  `closed_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uq_attendance_closings_event_id` (`event_id`),
  CONSTRAINT `fk_attendance_closings_event` FOREIGN KEY (`event_id`) REFERENCES `calendar_events` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `attendance_records` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `event_id` int(11) NOT NULL,
  `athlete_id` int(11) NOT NULL,
  `status` varchar(10) NOT NULL,
  `close_id` varchar(36) DEFAULT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  `event_date` date NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uq_attendance_records_event_id_athlete_id` (`event_id`,`athlete_id`),
  KEY `ix_attendance_records_athlete_id_status` (`athlete_id`,`status`),
  KEY `ix_attendance_records_event_id_event_date_athlete_id_status` (`event_id`,`event_date`,`athlete_id`,`status`),
  KEY `ix_attendance_records_athlete_id_event_date_event_id_status` (`athlete_id`,`event_date`,`event_id`,`status`),
  CONSTRAINT `fk_attendance_records_athlete` FOREIGN KEY (`athlete_id`) REFERENCES `athletes` (`id`),
  CONSTRAINT `fk_attendance_records_event` FOREIGN KEY (`event_id`) REFERENCES `calendar_events` (`id`),
  CONSTRAINT `fk_attendance_records_event_date` FOREIGN KEY (`event_id`, `event_date`) REFERENCES `calendar_events` (`id`, `date`) ON DELETE NO ACTION ON UPDATE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `audit_log` (
  `at` datetime(3) NOT NULL,
  `id` bigint(20) NOT NULL,
  `actor_kind` varchar(5) NOT NULL,
  `coach_id` int(11) DEFAULT NULL,
  `api_key_id` int(11) DEFAULT NULL,
  `institution_id` int(11) NOT NULL,
  `athlete_id` int(11) NOT NULL,
  `kind` varchar(20) NOT NULL,
  `action` varchar(6) NOT NULL,
  `read_key` varchar(80) DEFAULT NULL,
  PRIMARY KEY (`at`,`id`),
  UNIQUE KEY `uq_audit_log_read_key` (`read_key`),
  KEY `ix_audit_log_athlete_id_at` (`athlete_id`,`at`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `batteries` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `institution_id` int(11) NOT NULL,
  `name` varchar(40) NOT NULL,
  `measures` text NOT NULL,
  `version` int(11) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `ix_batteries_institution_id` (`institution_id`),
  CONSTRAINT `fk_batteries_institution` FOREIGN KEY (`institution_id`) REFERENCES `institutions` (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `calendar_events` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `team_id` int(11) DEFAULT NULL,
  `athlete_id` int(11) DEFAULT NULL,
  `date` date NOT NULL,
  `event_time` varchar(5) DEFAULT NULL,
  `duration_min` int(11) NOT NULL,
  `title` varchar(120) NOT NULL,
  `type` varchar(20) NOT NULL,
  `notes` text DEFAULT NULL,
  `attendance_taken` tinyint(1) NOT NULL,
  `workout_uid` varchar(36) DEFAULT NULL,
  `series_id` varchar(36) DEFAULT NULL,
  `version` int(11) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  `planned_rpe` decimal(5,1) DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uq_calendar_events_id_date` (`id`,`date`),
  UNIQUE KEY `uq_calendar_events_workout_uid` (`workout_uid`),
  KEY `ix_calendar_events_team_id_date` (`team_id`,`date`),
  KEY `ix_calendar_events_athlete_id_date` (`athlete_id`,`date`),
  KEY `ix_calendar_events_series_id` (`series_id`),
  CONSTRAINT `fk_calendar_events_athlete` FOREIGN KEY (`athlete_id`) REFERENCES `athletes` (`id`),
  CONSTRAINT `fk_calendar_events_team` FOREIGN KEY (`team_id`) REFERENCES `teams` (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `calendar_feeds` (
  `team_id` int(11) NOT NULL,
  `secret` varchar(43) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  PRIMARY KEY (`team_id`),
  UNIQUE KEY `uq_calendar_feeds_secret` (`secret`),
  CONSTRAINT `fk_calendar_feeds_team` FOREIGN KEY (`team_id`) REFERENCES `teams` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `changed_events` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `event_change_id` int(11) NOT NULL,
  `event_id` int(11) NOT NULL,
  `version_after` int(11) NOT NULL,
  `team_id` int(11) DEFAULT NULL,
  `athlete_id` int(11) DEFAULT NULL,
  `date` date NOT NULL,
  `event_time` varchar(5) DEFAULT NULL,
  `duration_min` int(11) NOT NULL,
  `title` varchar(120) NOT NULL,
  `type` varchar(20) NOT NULL,
  `notes` text DEFAULT NULL,
  `attendance_taken` tinyint(1) NOT NULL,
  `series_id` varchar(36) DEFAULT NULL,
  `version` int(11) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  `planned_rpe` decimal(5,1) DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uq_changed_events_event_change_id_event_id` (`event_change_id`,`event_id`),
  CONSTRAINT `fk_changed_events_event_change` FOREIGN KEY (`event_change_id`) REFERENCES `event_changes` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `coaches` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `institution_id` int(11) NOT NULL,
  `name` varchar(120) NOT NULL,
  `email` varchar(254) NOT NULL,
  `email_key` varchar(254) NOT NULL,
  `phone` varchar(40) DEFAULT NULL,
  `role` varchar(60) NOT NULL,
  `avatar` text DEFAULT NULL,
  `password_hash` varchar(200) NOT NULL,
  `disabled_at` datetime(3) DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uq_coaches_email_key` (`email_key`),
  KEY `ix_coaches_institution_id` (`institution_id`),
  CONSTRAINT `fk_coaches_institution` FOREIGN KEY (`institution_id`) REFERENCES `institutions` (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `consents` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `athlete_id` int(11) DEFAULT NULL,
  `pending_athlete_id` int(11) DEFAULT NULL,
  `current_athlete_id` int(11) DEFAULT NULL,
  `text_version` varchar(20) NOT NULL,
  `given_by` varchar(10) NOT NULL,
  `guardian_name` varchar(120) DEFAULT NULL,
  `relation` varchar(60) DEFAULT NULL,
  `given_at` datetime(3) NOT NULL,
  `coach_id` int(11) DEFAULT NULL,
  `withdrawn_at` datetime(3) DEFAULT NULL,
  `end_reason` varchar(20) DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uq_consents_current_athlete_id` (`current_athlete_id`),
  UNIQUE KEY `uq_consents_pending_athlete_id` (`pending_athlete_id`),
  KEY `ix_consents_athlete_id` (`athlete_id`),
  CONSTRAINT `fk_consents_athlete` FOREIGN KEY (`athlete_id`) REFERENCES `athletes` (`id`) ON DELETE CASCADE,
  CONSTRAINT `fk_consents_pending_athlete` FOREIGN KEY (`pending_athlete_id`) REFERENCES `pending_athletes` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `copied_weeks` (
  `event_change_id` int(11) NOT NULL,
  `copied` int(11) NOT NULL,
  `already_there` int(11) NOT NULL,
  `workouts_left` int(11) NOT NULL,
  `team_id` int(11) DEFAULT NULL,
  `to_week` date DEFAULT NULL,
  `copy_number` int(11) DEFAULT NULL,
  PRIMARY KEY (`event_change_id`),
  UNIQUE KEY `uq_copied_weeks_team_id_to_week_copy_number` (`team_id`,`to_week`,`copy_number`),
  CONSTRAINT `fk_copied_weeks_event_change` FOREIGN KEY (`event_change_id`) REFERENCES `event_changes` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `deleted_records` (
  `kind` varchar(20) NOT NULL,
  `record_id` int(11) NOT NULL,
  `athlete_id` int(11) NOT NULL,
  `content` text NOT NULL,
  `deleted_at` datetime(3) NOT NULL,
  PRIMARY KEY (`kind`,`record_id`),
  KEY `ix_deleted_records_deleted_at` (`deleted_at`),
  KEY `fk_deleted_records_athlete` (`athlete_id`),
  CONSTRAINT `fk_deleted_records_athlete` FOREIGN KEY (`athlete_id`) REFERENCES `athletes` (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `event_absences` (
  `athlete_id` int(11) NOT NULL,
  `event_id` int(11) NOT NULL,
  `reported_at` datetime(3) NOT NULL,
  PRIMARY KEY (`athlete_id`,`event_id`),
  KEY `ix_event_absences_event_id` (`event_id`),
  CONSTRAINT `fk_event_absences_athlete` FOREIGN KEY (`athlete_id`) REFERENCES `athletes` (`id`) ON DELETE CASCADE,
  CONSTRAINT `fk_event_absences_event` FOREIGN KEY (`event_id`) REFERENCES `calendar_events` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `event_changes` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `change_id` varchar(36) NOT NULL,
  `coach_id` int(11) NOT NULL,
  `kind` varchar(10) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uq_event_changes_change_id` (`change_id`),
  KEY `ix_event_changes_coach_id` (`coach_id`),
  KEY `ix_event_changes_created_at` (`created_at`),
  CONSTRAINT `fk_event_changes_coach` FOREIGN KEY (`coach_id`) REFERENCES `coaches` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `exercise_videos` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `institution_id` int(11) NOT NULL,
  `exercise_id` int(11) NOT NULL,
  `video_url` varchar(300) DEFAULT NULL,
  `version` int(11) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uq_exercise_videos_institution_id_exercise_id` (`institution_id`,`exercise_id`),
  CONSTRAINT `fk_exercise_videos_institution` FOREIGN KEY (`institution_id`) REFERENCES `institutions` (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `fatigue_records` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `athlete_id` int(11) NOT NULL,
  `kind` varchar(10) NOT NULL,
  `recorded_at` date NOT NULL,
  `value` decimal(7,3) NOT NULL,
  `version` int(11) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uq_fatigue_records_athlete_id_kind_recorded_at` (`athlete_id`,`kind`,`recorded_at`),
  CONSTRAINT `fk_fatigue_records_athlete` FOREIGN KEY (`athlete_id`) REFERENCES `athletes` (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `guardian_contacts` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `athlete_id` int(11) NOT NULL,
  `name` varchar(120) NOT NULL,
  `relation` varchar(60) DEFAULT NULL,
  `email` varchar(254) DEFAULT NULL,
  `created_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `ix_guardian_contacts_athlete_id` (`athlete_id`),
  CONSTRAINT `fk_guardian_contacts_athlete` FOREIGN KEY (`athlete_id`) REFERENCES `athletes` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `guardian_refusals` (
  `athlete_id` int(11) NOT NULL,
  `refused_at` datetime(3) NOT NULL,
  PRIMARY KEY (`athlete_id`),
  CONSTRAINT `fk_guardian_refusals_athlete` FOREIGN KEY (`athlete_id`) REFERENCES `athletes` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `guardian_requests` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `team_id` int(11) DEFAULT NULL,
  `athlete_id` int(11) DEFAULT NULL,
  `question_key` varchar(64) NOT NULL,
  `key_sha256` varchar(64) DEFAULT NULL,
  `first_name` varchar(80) NOT NULL,
  `date_of_birth` date NOT NULL,
  `guardian_email` varchar(254) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `expires_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uq_guardian_requests_question_key` (`question_key`),
  UNIQUE KEY `uq_guardian_requests_key_sha256` (`key_sha256`),
  KEY `ix_guardian_requests_athlete_id_expires_at` (`athlete_id`,`expires_at`),
  KEY `ix_guardian_requests_team_id` (`team_id`),
  KEY `ix_guardian_requests_expires_at` (`expires_at`),
  CONSTRAINT `fk_guardian_requests_athlete` FOREIGN KEY (`athlete_id`) REFERENCES `athletes` (`id`) ON DELETE CASCADE,
  CONSTRAINT `fk_guardian_requests_team` FOREIGN KEY (`team_id`) REFERENCES `teams` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `housekeeping_tasks` (
  `name` varchar(40) NOT NULL,
  `next_run_at` datetime(3) NOT NULL,
  `last_run_at` datetime(3) DEFAULT NULL,
  `removed` int(11) DEFAULT NULL,
  PRIMARY KEY (`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `idempotency_keys` (
  `coach_id` int(11) NOT NULL,
  `key_sha256` varchar(64) NOT NULL,
  `call_sha256` varchar(64) NOT NULL,
  `created_id` int(11) DEFAULT NULL,
  `created_at` datetime(3) NOT NULL,
  `created_ids` text DEFAULT NULL,
  PRIMARY KEY (`coach_id`,`key_sha256`),
  KEY `ix_idempotency_keys_created_at` (`created_at`),
  CONSTRAINT `fk_idempotency_keys_coach` FOREIGN KEY (`coach_id`) REFERENCES `coaches` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `imported_rows` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `import_id` int(11) NOT NULL,
  `kind` varchar(20) NOT NULL,
  `record_id` int(11) NOT NULL,
  `athlete_id` int(11) DEFAULT NULL,
  `day` date DEFAULT NULL,
  `version` int(11) NOT NULL,
  `former` text DEFAULT NULL,
  `written` text NOT NULL,
  `rescaled` text DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uq_imported_rows_import_id_kind_record_id` (`import_id`,`kind`,`record_id`),
  KEY `ix_imported_rows_athlete_id_kind_day` (`athlete_id`,`kind`,`day`),
  CONSTRAINT `fk_imported_rows_athlete` FOREIGN KEY (`athlete_id`) REFERENCES `athletes` (`id`) ON DELETE CASCADE,
  CONSTRAINT `fk_imported_rows_import` FOREIGN KEY (`import_id`) REFERENCES `imports` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `imports` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `team_id` int(11) NOT NULL,
  `target` varchar(20) NOT NULL,
  `file_name` varchar(200) NOT NULL,
  `file_sha256` varchar(64) NOT NULL,
  `coach_id` int(11) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `new_rows` int(11) NOT NULL,
  `changed_rows` int(11) NOT NULL,
  `same_rows` int(11) NOT NULL,
  `refused_rows` int(11) NOT NULL,
  `minors_stated` tinyint(1) NOT NULL,
  `undone_at` datetime(3) DEFAULT NULL,
  `undone_by_id` int(11) DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `ix_imports_team_id_created_at` (`team_id`,`created_at`),
  CONSTRAINT `fk_imports_team` FOREIGN KEY (`team_id`) REFERENCES `teams` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `import_layouts` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `team_id` int(11) NOT NULL,
  `target` varchar(20) NOT NULL,
  `fingerprint` varchar(17) NOT NULL,
  `reading` text NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uq_import_layouts_team_id_target_fingerprint` (`team_id`,`target`,`fingerprint`),
  CONSTRAINT `fk_import_layouts_team` FOREIGN KEY (`team_id`) REFERENCES `teams` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `installation` (
  `slot` int(11) NOT NULL,
  `installation_id` varchar(36) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  PRIMARY KEY (`slot`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `institutions` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `name` varchar(120) NOT NULL,
  `time_zone` varchar(64) NOT NULL,
  `is_demo` tinyint(1) NOT NULL,
  `season_ends` varchar(5) NOT NULL DEFAULT '06-30',
  `guardian_age` int(11) NOT NULL DEFAULT 16,
  `carried_days` int(11) NOT NULL DEFAULT 42,
  `other_teams_sessions` varchar(10) NOT NULL DEFAULT 'shown',
  `settings_version` int(11) NOT NULL DEFAULT 1,
  `late_marks` varchar(10) NOT NULL DEFAULT 'off',
  `extra_questions` int(11) NOT NULL DEFAULT 2,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `mails` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `kind` varchar(20) NOT NULL,
  `coach_id` int(11) DEFAULT NULL,
  `network` varchar(45) DEFAULT NULL,
  `created_at` datetime(3) NOT NULL,
  `next_try_at` datetime(3) NOT NULL,
  `attempts` int(11) NOT NULL,
  `athlete_id` int(11) DEFAULT NULL,
  `guardian_request_id` int(11) DEFAULT NULL,
  `staff_invitation_id` int(11) DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `ix_mails_next_try_at` (`next_try_at`),
  KEY `ix_mails_coach_id` (`coach_id`),
  KEY `ix_mails_athlete_id` (`athlete_id`),
  CONSTRAINT `fk_mails_coach` FOREIGN KEY (`coach_id`) REFERENCES `coaches` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `measurements` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `athlete_id` int(11) NOT NULL,
  `day` date NOT NULL,
  `measure_key` varchar(40) NOT NULL,
  `measure_version` int(11) NOT NULL,
  `side` varchar(5) NOT NULL,
  `trial` int(11) NOT NULL,
  `event_id` int(11) NOT NULL,
  `value` decimal(12,3) NOT NULL,
  `source` varchar(10) NOT NULL,
  `version` int(11) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uq_measurements_place` (`athlete_id`,`measure_key`,`day`,`side`,`trial`,`event_id`),
  KEY `ix_measurements_event_id` (`event_id`),
  CONSTRAINT `fk_measurements_athlete` FOREIGN KEY (`athlete_id`) REFERENCES `athletes` (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `measures` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `institution_id` int(11) NOT NULL,
  `measure_key` varchar(40) NOT NULL,
  `measure_version` int(11) NOT NULL,
  `valid_from` date DEFAULT NULL,
  `definition` text NOT NULL,
  `is_retired` tinyint(1) NOT NULL,
  `version` int(11) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uq_measures_institution_id_key_version` (`institution_id`,`measure_key`,`measure_version`),
  CONSTRAINT `fk_measures_institution` FOREIGN KEY (`institution_id`) REFERENCES `institutions` (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `memberships` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `athlete_id` int(11) NOT NULL,
  `team_id` int(11) NOT NULL,
  `kind` varchar(10) NOT NULL,
  `joined_on` date DEFAULT NULL,
  `records_from` date DEFAULT NULL,
  `last_day` date DEFAULT NULL,
  `jersey_number` varchar(3) DEFAULT NULL,
  `position` varchar(60) DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `ix_memberships_team_id_athlete_id` (`team_id`,`athlete_id`),
  KEY `ix_memberships_athlete_id` (`athlete_id`),
  CONSTRAINT `fk_memberships_athlete` FOREIGN KEY (`athlete_id`) REFERENCES `athletes` (`id`),
  CONSTRAINT `fk_memberships_team` FOREIGN KEY (`team_id`) REFERENCES `teams` (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `migrations` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `timestamp` bigint(20) NOT NULL,
  `name` varchar(255) NOT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `migration_lease` (
  `slot` int(11) NOT NULL,
  `token` varchar(36) NOT NULL,
  `holder` varchar(200) NOT NULL,
  `ends_at` datetime(3) NOT NULL,
  PRIMARY KEY (`slot`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `password_resets` (
  `token_sha256` varchar(64) NOT NULL,
  `coach_id` int(11) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `expires_at` datetime(3) NOT NULL,
  PRIMARY KEY (`token_sha256`),
  KEY `ix_password_resets_coach_id` (`coach_id`),
  KEY `ix_password_resets_expires_at` (`expires_at`),
  CONSTRAINT `fk_password_resets_coach` FOREIGN KEY (`coach_id`) REFERENCES `coaches` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `pending_athletes` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `team_id` int(11) NOT NULL,
  `status` varchar(10) NOT NULL,
  `pending_key` varchar(64) DEFAULT NULL,
  `first_name` varchar(80) NOT NULL,
  `last_name` varchar(80) NOT NULL,
  `email` varchar(254) NOT NULL,
  `email_key` varchar(254) NOT NULL,
  `position` varchar(60) NOT NULL,
  `date_of_birth` date DEFAULT NULL,
  `weight_kg` decimal(5,1) DEFAULT NULL,
  `height_cm` decimal(5,1) DEFAULT NULL,
  `external_id` varchar(80) DEFAULT NULL,
  `created_at` datetime(3) NOT NULL,
  `handled_at` datetime(3) DEFAULT NULL,
  `athlete_id` int(11) DEFAULT NULL,
  `jersey` varchar(3) DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uq_pending_athletes_team_id_pending_key` (`team_id`,`pending_key`),
  KEY `ix_pending_athletes_team_id_status` (`team_id`,`status`),
  KEY `ix_pending_athletes_status_created_at` (`status`,`created_at`),
  CONSTRAINT `fk_pending_athletes_team` FOREIGN KEY (`team_id`) REFERENCES `teams` (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `poster_links` (
  `team_id` int(11) NOT NULL,
  `link_key` varchar(26) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `expires_at` datetime(3) NOT NULL,
  PRIMARY KEY (`team_id`),
  UNIQUE KEY `uq_poster_links_link_key` (`link_key`),
  CONSTRAINT `fk_poster_links_team` FOREIGN KEY (`team_id`) REFERENCES `teams` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `read_keys` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `institution_id` int(11) NOT NULL,
  `name` varchar(80) NOT NULL,
  `key_sha256` varchar(64) NOT NULL,
  `kinds` text NOT NULL,
  `team_ids` text DEFAULT NULL,
  `created_at` datetime(3) NOT NULL,
  `expires_at` datetime(3) NOT NULL,
  `revoked_at` datetime(3) DEFAULT NULL,
  `last_used_at` datetime(3) DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uq_read_keys_key_sha256` (`key_sha256`),
  KEY `ix_read_keys_institution_id` (`institution_id`),
  CONSTRAINT `fk_read_keys_institution` FOREIGN KEY (`institution_id`) REFERENCES `institutions` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `refusal_counts` (
  `refusal_key` varchar(60) NOT NULL,
  `kind` varchar(20) NOT NULL,
  `coach_id` int(11) DEFAULT NULL,
  `api_key_id` int(11) DEFAULT NULL,
  `institution_id` int(11) DEFAULT NULL,
  `attempts` int(11) NOT NULL,
  `first_at` datetime(3) NOT NULL,
  `last_at` datetime(3) NOT NULL,
  PRIMARY KEY (`refusal_key`),
  KEY `ix_refusal_counts_coach_id_first_at` (`coach_id`,`first_at`),
  KEY `ix_refusal_counts_institution_id_first_at` (`institution_id`,`first_at`),
  KEY `ix_refusal_counts_first_at` (`first_at`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `release_keys` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `area` varchar(64) NOT NULL,
  `name` varchar(120) NOT NULL,
  `key_sha256` varchar(64) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `revoked_at` datetime(3) DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uq_release_keys_key_sha256` (`key_sha256`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `release_outcome_counts` (
  `area` varchar(64) NOT NULL,
  `version` varchar(100) NOT NULL,
  `outcome` varchar(20) NOT NULL,
  `count` int(11) NOT NULL,
  `first_at` datetime(3) NOT NULL,
  `last_at` datetime(3) NOT NULL,
  PRIMARY KEY (`area`,`version`,`outcome`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `release_vetoes` (
  `area` varchar(64) NOT NULL,
  `version` varchar(100) NOT NULL,
  `at` datetime(3) NOT NULL,
  `loads` int(11) NOT NULL,
  `failures` int(11) NOT NULL,
  `live_version` varchar(100) NOT NULL,
  `live_loads` int(11) NOT NULL,
  `live_failures` int(11) NOT NULL,
  PRIMARY KEY (`area`,`version`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `saved_exercises` (
  `coach_id` int(11) NOT NULL,
  `exercise_id` int(11) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  PRIMARY KEY (`coach_id`,`exercise_id`),
  CONSTRAINT `fk_saved_exercises_coach` FOREIGN KEY (`coach_id`) REFERENCES `coaches` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `scheduled_workouts` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `workout_uid` varchar(36) NOT NULL,
  `workout_id` int(11) NOT NULL,
  `version` int(11) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uq_scheduled_workouts_workout_uid` (`workout_uid`),
  KEY `ix_scheduled_workouts_workout_id` (`workout_id`),
  CONSTRAINT `fk_scheduled_workouts_event` FOREIGN KEY (`workout_uid`) REFERENCES `calendar_events` (`workout_uid`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `scheduled_workout_rows` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `scheduled_workout_id` int(11) NOT NULL,
  `order_in_workout` int(11) NOT NULL,
  `type` varchar(10) NOT NULL,
  `name` varchar(120) NOT NULL,
  `sets` int(11) DEFAULT NULL,
  `reps` int(11) DEFAULT NULL,
  `duration_seconds` int(11) DEFAULT NULL,
  `is_time_based` tinyint(1) NOT NULL,
  `rest_between_sets_seconds` int(11) DEFAULT NULL,
  `superset_with_next` tinyint(1) NOT NULL,
  `coach_notes` text DEFAULT NULL,
  `exercise_id` int(11) DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uq_scheduled_workout_rows_order` (`scheduled_workout_id`,`order_in_workout`),
  CONSTRAINT `fk_scheduled_workout_rows_scheduled_workout` FOREIGN KEY (`scheduled_workout_id`) REFERENCES `scheduled_workouts` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `security_entries` (
  `id` bigint(20) NOT NULL,
  `at` datetime(3) NOT NULL,
  `event` varchar(30) NOT NULL,
  `command` varchar(30) DEFAULT NULL,
  `coach_id` int(11) DEFAULT NULL,
  `institution_id` int(11) DEFAULT NULL,
  `team_id` int(11) DEFAULT NULL,
  `api_key_id` int(11) DEFAULT NULL,
  `network` varchar(30) DEFAULT NULL,
  `athlete_id` int(11) DEFAULT NULL,
  `by_coach_id` int(11) DEFAULT NULL,
  `role` varchar(20) DEFAULT NULL,
  `detail` varchar(80) DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `ix_security_entries_coach_id_at` (`coach_id`,`at`),
  KEY `ix_security_entries_institution_id_at` (`institution_id`,`at`),
  KEY `ix_security_entries_at` (`at`),
  KEY `ix_security_entries_athlete_id_at` (`athlete_id`,`at`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `seen_answers` (
  `athlete_id` int(11) NOT NULL,
  `day` date NOT NULL,
  `coach_id` int(11) NOT NULL,
  `seen_at` datetime(3) NOT NULL,
  PRIMARY KEY (`athlete_id`,`day`,`coach_id`),
  KEY `fk_seen_answers_coach` (`coach_id`),
  CONSTRAINT `fk_seen_answers_athlete` FOREIGN KEY (`athlete_id`) REFERENCES `athletes` (`id`),
  CONSTRAINT `fk_seen_answers_coach` FOREIGN KEY (`coach_id`) REFERENCES `coaches` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `sessions` (
  `token_sha256` varchar(64) NOT NULL,
  `coach_id` int(11) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `last_seen_at` datetime(3) NOT NULL,
  `authenticated_at` datetime(3) NOT NULL,
  PRIMARY KEY (`token_sha256`),
  KEY `ix_sessions_coach_id` (`coach_id`),
  KEY `ix_sessions_created_at` (`created_at`),
  CONSTRAINT `fk_sessions_coach` FOREIGN KEY (`coach_id`) REFERENCES `coaches` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `squad_decisions` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `athlete_id` int(11) NOT NULL,
  `open_athlete_id` int(11) DEFAULT NULL,
  `kind` varchar(10) NOT NULL,
  `note` varchar(500) DEFAULT NULL,
  `made_on` date NOT NULL,
  `until_day` date NOT NULL,
  `ended_on` date DEFAULT NULL,
  `ended_by_id` int(11) DEFAULT NULL,
  `coach_id` int(11) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `taken_back_at` datetime(3) DEFAULT NULL,
  `message_to_athlete` varchar(160) DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uq_squad_decisions_open_athlete_id` (`open_athlete_id`),
  KEY `ix_squad_decisions_athlete_id_made_on` (`athlete_id`,`made_on`),
  CONSTRAINT `fk_squad_decisions_athlete` FOREIGN KEY (`athlete_id`) REFERENCES `athletes` (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `staff_invitations` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `team_id` int(11) NOT NULL,
  `invited_by_id` int(11) NOT NULL,
  `email` varchar(254) NOT NULL,
  `email_key` varchar(254) NOT NULL,
  `name` varchar(120) DEFAULT NULL,
  `role` varchar(20) NOT NULL,
  `token_sha256` varchar(64) DEFAULT NULL,
  `created_at` datetime(3) NOT NULL,
  `expires_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uq_staff_invitations_team_id_email_key` (`team_id`,`email_key`),
  UNIQUE KEY `uq_staff_invitations_token_sha256` (`token_sha256`),
  KEY `ix_staff_invitations_invited_by_id` (`invited_by_id`),
  KEY `ix_staff_invitations_expires_at` (`expires_at`),
  CONSTRAINT `fk_staff_invitations_invited_by` FOREIGN KEY (`invited_by_id`) REFERENCES `coaches` (`id`) ON DELETE CASCADE,
  CONSTRAINT `fk_staff_invitations_team` FOREIGN KEY (`team_id`) REFERENCES `teams` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `surveys` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `team_id` int(11) NOT NULL,
  `valid_from` date NOT NULL,
  `questions` text NOT NULL,
  `version` int(11) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uq_surveys_team_id_valid_from` (`team_id`,`valid_from`),
  CONSTRAINT `fk_surveys_team` FOREIGN KEY (`team_id`) REFERENCES `teams` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `teams` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `institution_id` int(11) NOT NULL,
  `sport` varchar(60) NOT NULL,
  `name` varchar(80) NOT NULL,
  `name_key` varchar(255) NOT NULL,
  `registration_code` varchar(8) DEFAULT NULL,
  `code_expires_at` datetime(3) DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uq_teams_institution_id_name_key` (`institution_id`,`name_key`),
  UNIQUE KEY `uq_teams_registration_code` (`registration_code`),
  CONSTRAINT `fk_teams_institution` FOREIGN KEY (`institution_id`) REFERENCES `institutions` (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `team_staff` (
  `team_id` int(11) NOT NULL,
  `coach_id` int(11) NOT NULL,
  `role` varchar(20) NOT NULL DEFAULT 'head_coach',
  PRIMARY KEY (`team_id`,`coach_id`),
  KEY `ix_team_staff_coach_id` (`coach_id`),
  CONSTRAINT `fk_team_staff_coach` FOREIGN KEY (`coach_id`) REFERENCES `coaches` (`id`) ON DELETE CASCADE,
  CONSTRAINT `fk_team_staff_team` FOREIGN KEY (`team_id`) REFERENCES `teams` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `training_sessions` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `athlete_id` int(11) NOT NULL,
  `date` date NOT NULL,
  `rpe` decimal(3,1) NOT NULL,
  `duration_min` int(11) NOT NULL,
  `external_id` varchar(80) DEFAULT NULL,
  `version` int(11) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  `event_id` int(11) DEFAULT NULL,
  `athlete_version` int(11) DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uq_training_sessions_athlete_id_external_id` (`athlete_id`,`external_id`),
  UNIQUE KEY `uq_training_sessions_event_id_athlete_id` (`event_id`,`athlete_id`),
  KEY `ix_training_sessions_athlete_id_date` (`athlete_id`,`date`),
  CONSTRAINT `fk_training_sessions_athlete` FOREIGN KEY (`athlete_id`) REFERENCES `athletes` (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `wellness_entries` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `athlete_id` int(11) NOT NULL,
  `date` date NOT NULL,
  `sleep_quality` int(11) DEFAULT NULL,
  `fatigue` int(11) DEFAULT NULL,
  `muscle_soreness` int(11) DEFAULT NULL,
  `stress` int(11) DEFAULT NULL,
  `injury_recorded` tinyint(1) NOT NULL,
  `injury_body_part` varchar(80) DEFAULT NULL,
  `injury_severity` int(11) DEFAULT NULL,
  `version` int(11) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  `answered_at` datetime(3) DEFAULT NULL,
  `athlete_version` int(11) DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uq_wellness_entries_athlete_id_date` (`athlete_id`,`date`),
  KEY `ix_wellness_entries_injury` (`athlete_id`,`injury_recorded`,`date`),
  CONSTRAINT `fk_wellness_entries_athlete` FOREIGN KEY (`athlete_id`) REFERENCES `athletes` (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `workouts` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `institution_id` int(11) NOT NULL,
  `name` varchar(50) NOT NULL,
  `type` varchar(20) DEFAULT NULL,
  `difficulty` varchar(20) DEFAULT NULL,
  `description` text DEFAULT NULL,
  `version` int(11) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  `routine_number` int(11) DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uq_workouts_institution_id_routine_number` (`institution_id`,`routine_number`),
  KEY `ix_workouts_institution_id_created_at` (`institution_id`,`created_at`),
  CONSTRAINT `fk_workouts_institution` FOREIGN KEY (`institution_id`) REFERENCES `institutions` (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
CREATE TABLE `workout_rows` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `workout_id` int(11) NOT NULL,
  `order_in_workout` int(11) NOT NULL,
  `type` varchar(10) NOT NULL,
  `name` varchar(120) NOT NULL,
  `sets` int(11) DEFAULT NULL,
  `reps` int(11) DEFAULT NULL,
  `duration_seconds` int(11) DEFAULT NULL,
  `is_time_based` tinyint(1) NOT NULL,
  `rest_between_sets_seconds` int(11) DEFAULT NULL,
  `superset_with_next` tinyint(1) NOT NULL,
  `coach_notes` text DEFAULT NULL,
  `exercise_id` int(11) DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uq_workout_rows_workout_id_order_in_workout` (`workout_id`,`order_in_workout`),
  CONSTRAINT `fk_workout_rows_workout` FOREIGN KEY (`workout_id`) REFERENCES `workouts` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_nopad_bin;
