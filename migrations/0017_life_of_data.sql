CREATE TABLE `deletions` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`scope` text NOT NULL,
	`brand_id` text,
	`state` text NOT NULL,
	`position` text NOT NULL,
	`folders` text NOT NULL,
	`deliveries_deleted` integer NOT NULL,
	`not_before` integer NOT NULL,
	`problem` text,
	`requested_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`ended_at` integer,
	CONSTRAINT "deletions_state_known" CHECK("deletions"."state" IN ('stopping', 'deliveries', 'brand', 'late_files', 'records', 'ledger', 'done')),
	CONSTRAINT "deletions_scope_known" CHECK("deletions"."scope" IN ('account', 'brand'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `deletions_one_at_a_time` ON `deletions` (`account_id`) WHERE state <> 'done';--> statement-breakpoint
CREATE INDEX `deletions_under_way` ON `deletions` (`not_before`) WHERE state <> 'done';--> statement-breakpoint
CREATE INDEX `deletions_by_account` ON `deletions` (`account_id`,`requested_at`);--> statement-breakpoint
CREATE INDEX `deletions_by_brand` ON `deletions` (`brand_id`);--> statement-breakpoint
CREATE TABLE `operator_audit` (
	`sequence` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`operator_id` text NOT NULL,
	`request_id` text NOT NULL,
	`method` text NOT NULL,
	`path` text NOT NULL,
	`account_id` text,
	`ids` text NOT NULL,
	`status` integer
);
--> statement-breakpoint
CREATE INDEX `operator_audit_by_account` ON `operator_audit` (`account_id`,`sequence`);--> statement-breakpoint
CREATE TABLE `operators` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`token_hash` text NOT NULL,
	`token_prefix` text NOT NULL,
	`created_at` integer NOT NULL,
	`rotated_at` integer NOT NULL,
	`revoked_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `operators_tokenHash_unique` ON `operators` (`token_hash`);--> statement-breakpoint
CREATE TABLE `sweeps` (
	`name` text PRIMARY KEY NOT NULL,
	`position` text NOT NULL,
	`tries` integer NOT NULL,
	`handled` integer NOT NULL,
	`failed` integer NOT NULL,
	`last_handled` integer,
	`last_failed` integer,
	`last_ended_at` integer,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `accounts` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `brands_under_way` ON `brands` (`updated_at`) WHERE status = 'pending' AND stage <> 'failed';--> statement-breakpoint
CREATE INDEX `brands_by_start` ON `brands` (`started_at`,`id`);--> statement-breakpoint
CREATE INDEX `deliveries_by_creation` ON `deliveries` (`created_at`,`id`);