ALTER TABLE `retired_webhook_secrets` ADD `signs_first` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- What was rotated before keeps its promise: the oldest signs until it expires.
UPDATE `retired_webhook_secrets` SET `signs_first` = 1;
