CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text,
	`status` text NOT NULL,
	`credits_balance` integer NOT NULL,
	`credits_lifetime_purchased` integer NOT NULL,
	`auto_recharge_enabled` integer NOT NULL,
	`auto_recharge_threshold` integer NOT NULL,
	`auto_recharge_amount_cents` integer NOT NULL,
	`webhook_secret_sealed` text NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "accounts_balance_not_negative" CHECK("accounts"."credits_balance" >= 0),
	CONSTRAINT "accounts_status_known" CHECK("accounts"."status" IN ('active', 'suspended', 'trial'))
);
--> statement-breakpoint
CREATE TABLE `api_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`hash` text NOT NULL,
	`prefix` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	`expires_at` integer,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_hash_unique` ON `api_keys` (`hash`);--> statement-breakpoint
CREATE INDEX `api_keys_by_account` ON `api_keys` (`account_id`);--> statement-breakpoint
CREATE TABLE `brands` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`website` text NOT NULL,
	`status` text NOT NULL,
	`stage` text NOT NULL,
	`status_message` text NOT NULL,
	`total_products_scraped` integer NOT NULL,
	`before` text,
	`kit` text NOT NULL,
	`run` integer NOT NULL,
	`started_at` integer NOT NULL,
	`onboarded_at` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "brands_status_known" CHECK("brands"."status" IN ('pending', 'active'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `brands_accountId_unique` ON `brands` (`account_id`);--> statement-breakpoint
CREATE TABLE `deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`brand_id` text NOT NULL,
	`request_id` text NOT NULL,
	`status` text NOT NULL,
	`raw_status` text NOT NULL,
	`revision` integer NOT NULL,
	`format` text NOT NULL,
	`count` integer NOT NULL,
	`cost_credits` integer NOT NULL,
	`order_document` text NOT NULL,
	`account_status_at_acceptance` text,
	`brand_status_at_acceptance` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "deliveries_account_was_active" CHECK("deliveries"."status" = 'void' OR "deliveries"."account_status_at_acceptance" IS 'active'),
	CONSTRAINT "deliveries_brand_was_active" CHECK("deliveries"."status" = 'void' OR "deliveries"."brand_status_at_acceptance" IS 'active')
);
--> statement-breakpoint
CREATE INDEX `deliveries_by_account` ON `deliveries` (`account_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `deliveries_by_status` ON `deliveries` (`status`,`updated_at`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`account_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`key` text NOT NULL,
	`fingerprint` text NOT NULL,
	`delivery_id` text NOT NULL,
	`response` text NOT NULL,
	`answered_status` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `endpoint`, `key`)
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_by_expiry` ON `idempotency_keys` (`expires_at`);--> statement-breakpoint
CREATE TABLE `products` (
	`id` text PRIMARY KEY NOT NULL,
	`brand_id` text NOT NULL,
	`handle` text NOT NULL,
	`name` text NOT NULL,
	`status` text NOT NULL,
	`is_compatible` integer NOT NULL,
	`incompatibility_reason` text,
	`category` text NOT NULL,
	`aspect_ratio` text NOT NULL,
	`picture_key` text,
	`picture` text,
	`colours` text NOT NULL,
	`picture_problem` text,
	`facts` text NOT NULL,
	`usage_count` integer NOT NULL,
	`position` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`brand_id`) REFERENCES `brands`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `products_one_handle_a_brand` ON `products` (`brand_id`,`handle`);--> statement-breakpoint
CREATE TABLE `transactions` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`sequence` integer NOT NULL,
	`type` text NOT NULL,
	`credits_delta` integer NOT NULL,
	`balance_after` integer NOT NULL,
	`usd_amount_cents` integer,
	`description` text NOT NULL,
	`delivery_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "transactions_balance_not_negative" CHECK("transactions"."balance_after" >= 0),
	CONSTRAINT "transactions_sign_fits_type" CHECK(("transactions"."type" = 'Deduction' AND "transactions"."credits_delta" < 0) OR ("transactions"."type" <> 'Deduction' AND "transactions"."credits_delta" > 0))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `transactions_sequence_unbroken` ON `transactions` (`account_id`,`sequence`);--> statement-breakpoint
CREATE UNIQUE INDEX `transactions_once_a_delivery` ON `transactions` (`delivery_id`,`type`);