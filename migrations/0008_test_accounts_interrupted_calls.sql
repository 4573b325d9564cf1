CREATE TABLE `interrupted_calls` (
	`account_id` text NOT NULL,
	`fingerprint` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`delivery_id` text NOT NULL,
	`interrupted_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `fingerprint`)
);
--> statement-breakpoint
ALTER TABLE `accounts` ADD `is_test` integer DEFAULT false NOT NULL;