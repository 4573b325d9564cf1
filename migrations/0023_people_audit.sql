CREATE TABLE `people_audit` (
	`sequence` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`account_id` text NOT NULL,
	`person_id` text NOT NULL,
	`email` text NOT NULL,
	`request_id` text NOT NULL,
	`method` text NOT NULL,
	`path` text NOT NULL,
	`about` text NOT NULL,
	`status` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `people_audit_by_account` ON `people_audit` (`account_id`,`sequence`);--> statement-breakpoint
CREATE TRIGGER people_audit_is_never_changed BEFORE UPDATE ON people_audit
BEGIN
  SELECT RAISE(ABORT, 'what a person did is never changed');
END;
