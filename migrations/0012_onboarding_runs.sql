CREATE TABLE `onboarding_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`started_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `onboarding_runs_by_account` ON `onboarding_runs` (`account_id`,`started_at`);