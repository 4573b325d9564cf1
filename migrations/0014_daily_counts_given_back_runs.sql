CREATE TABLE `daily_counts` (
	`account_id` text NOT NULL,
	`what` text NOT NULL,
	`day` integer NOT NULL,
	`used` integer NOT NULL,
	PRIMARY KEY(`account_id`, `what`, `day`)
);
--> statement-breakpoint
ALTER TABLE `onboarding_runs` ADD `given_back` integer DEFAULT false NOT NULL;