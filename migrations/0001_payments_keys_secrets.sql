CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `payment_reversals` (
	`intent_reference` text PRIMARY KEY NOT NULL,
	`refunded_cents` integer NOT NULL,
	`dispute_status` text,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`credits` integer NOT NULL,
	`customer` text,
	`method` text,
	`reference` text,
	`intent_reference` text,
	`problem` text,
	`lease_until` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_linear" CHECK("payments"."credits" > 0 AND "payments"."amount_cents" = "payments"."credits" * 10)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_one_recharge_at_a_time` ON `payments` (`account_id`) WHERE kind = 'recharge' AND status = 'pending';--> statement-breakpoint
CREATE INDEX `payments_by_account` ON `payments` (`account_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `payments_by_status` ON `payments` (`status`,`updated_at`);--> statement-breakpoint
CREATE INDEX `payments_by_intent` ON `payments` (`intent_reference`);--> statement-breakpoint
CREATE TABLE `retired_webhook_secrets` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`sealed` text NOT NULL,
	`retired_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `retired_webhook_secrets_by_account` ON `retired_webhook_secrets` (`account_id`,`expires_at`);--> statement-breakpoint
CREATE TABLE `test_charges` (
	`key` text PRIMARY KEY NOT NULL,
	`amount_cents` integer NOT NULL,
	`outcome` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `accounts` ADD `auto_recharge_daily_limit` integer DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE `accounts` ADD `payment_customer` text;--> statement-breakpoint
ALTER TABLE `accounts` ADD `payment_method` text;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `name` text;--> statement-breakpoint
ALTER TABLE `transactions` ADD `payment_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `transactions_one_purchase_a_payment` ON `transactions` (`payment_id`) WHERE type = 'Purchase';