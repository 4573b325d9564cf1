CREATE TABLE `website_proof_attempts` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`kind` text NOT NULL,
	`domain` text,
	`code_hash` text,
	`created_at` integer NOT NULL,
	CONSTRAINT "website_proof_attempts_kind_known" CHECK("website_proof_attempts"."kind" IN ('check', 'mail'))
);
--> statement-breakpoint
CREATE INDEX `website_proof_attempts_by_account` ON `website_proof_attempts` (`account_id`,`kind`,`created_at`);--> statement-breakpoint
CREATE TABLE `website_proofs` (
	`account_id` text NOT NULL,
	`scope` text NOT NULL,
	`method` text NOT NULL,
	`verified_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `scope`),
	CONSTRAINT "website_proofs_method_known" CHECK("website_proofs"."method" IN ('meta_tag', 'dns_txt', 'email'))
);
--> statement-breakpoint
ALTER TABLE `accounts` ADD `website_proof_required` integer;