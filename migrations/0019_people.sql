CREATE TABLE `account_members` (
	`person_id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`role` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "account_members_role_known" CHECK("account_members"."role" IN ('owner', 'editor', 'viewer'))
);
--> statement-breakpoint
CREATE INDEX `account_members_by_account` ON `account_members` (`account_id`);--> statement-breakpoint
CREATE TABLE `people` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_verified` integer NOT NULL,
	`image` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `people_email_unique` ON `people` (`email`);--> statement-breakpoint
CREATE TABLE `people_identities` (
	`id` text PRIMARY KEY NOT NULL,
	`person_id` text NOT NULL,
	`identity` text NOT NULL,
	`provider` text NOT NULL,
	`access_token` text,
	`refresh_token` text,
	`id_token` text,
	`access_token_expires_at` integer,
	`refresh_token_expires_at` integer,
	`scope` text,
	`password` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `people_identities_by_person` ON `people_identities` (`person_id`);--> statement-breakpoint
CREATE TABLE `people_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`person_id` text NOT NULL,
	`token` text NOT NULL,
	`ip_address` text,
	`user_agent` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `people_sessions_token_unique` ON `people_sessions` (`token`);--> statement-breakpoint
CREATE INDEX `people_sessions_by_person` ON `people_sessions` (`person_id`);--> statement-breakpoint
CREATE TABLE `people_verifications` (
	`id` text PRIMARY KEY NOT NULL,
	`identifier` text NOT NULL,
	`value` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `people_verifications_by_identifier` ON `people_verifications` (`identifier`);--> statement-breakpoint
CREATE TABLE `sign_in_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`address_hash` text NOT NULL,
	`network_hash` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sign_in_requests_by_address` ON `sign_in_requests` (`address_hash`,`created_at`);--> statement-breakpoint
CREATE INDEX `sign_in_requests_by_network` ON `sign_in_requests` (`network_hash`,`created_at`);--> statement-breakpoint
CREATE INDEX `sign_in_requests_by_time` ON `sign_in_requests` (`created_at`);