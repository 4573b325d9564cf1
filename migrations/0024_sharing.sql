CREATE TABLE `comments` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`delivery_id` text NOT NULL,
	`concept_index` integer NOT NULL,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`person_id` text,
	`share_link_id` text,
	`author_name` text NOT NULL,
	`verdict` text,
	`text` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "comments_of_one_author" CHECK(("comments"."person_id" IS NULL) <> ("comments"."share_link_id" IS NULL))
);
--> statement-breakpoint
CREATE INDEX `comments_by_delivery` ON `comments` (`delivery_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `comments_by_account` ON `comments` (`account_id`);--> statement-breakpoint
CREATE TABLE `share_links` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`delivery_id` text NOT NULL,
	`name` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_opened_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `share_links_tokenHash_unique` ON `share_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `share_links_by_delivery` ON `share_links` (`delivery_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `share_links_by_account` ON `share_links` (`account_id`);