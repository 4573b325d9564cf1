ALTER TABLE `accounts` ADD `test_of` text REFERENCES accounts(id);--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_by_real_account` ON `accounts` (`test_of`) WHERE deleted_at IS NULL;