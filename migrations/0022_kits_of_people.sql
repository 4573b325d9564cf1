-- Who has made a version of a kit, and what the shop itself was read to say. A table's rules cannot be altered, so it is made anew.
CREATE TABLE `__new_brand_kits` (
	`brand_id` text NOT NULL,
	`version` integer NOT NULL,
	`name` text NOT NULL,
	`kit` text NOT NULL,
	`source` text NOT NULL,
	`edited` text NOT NULL,
	`created_at` integer NOT NULL,
	`person_id` text,
	`read` text,
	PRIMARY KEY(`brand_id`, `version`),
	FOREIGN KEY (`brand_id`) REFERENCES `brands`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "brand_kits_version_positive" CHECK("version" > 0),
	CONSTRAINT "brand_kits_source_known" CHECK("source" IN ('onboarding', 'operator', 'person'))
);
--> statement-breakpoint
-- What was read is what is stored, where nobody had edited anything.
INSERT INTO `__new_brand_kits` (`brand_id`, `version`, `name`, `kit`, `source`, `edited`, `created_at`, `person_id`, `read`)
SELECT `brand_id`, `version`, `name`, `kit`, `source`, `edited`, `created_at`, NULL,
  CASE WHEN `source` = 'onboarding' AND `edited` = '[]' THEN json_object('name', `name`, 'kit', json(`kit`)) END
FROM `brand_kits`;
--> statement-breakpoint
DROP TABLE `brand_kits`;
--> statement-breakpoint
ALTER TABLE `__new_brand_kits` RENAME TO `brand_kits`;
--> statement-breakpoint
CREATE TRIGGER brand_kits_are_never_changed BEFORE UPDATE ON brand_kits
BEGIN
  SELECT RAISE(ABORT, 'a version of a brand kit is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER brand_kits_are_deleted_with_their_brand BEFORE DELETE ON brand_kits
WHEN NOT EXISTS (SELECT 1 FROM deletions WHERE brand_id = OLD.brand_id AND state = 'records')
BEGIN
  SELECT RAISE(ABORT, 'a version of a brand kit is deleted with its brand only');
END;
--> statement-breakpoint
ALTER TABLE `products` ADD `shop_kind` text;
