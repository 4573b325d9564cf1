CREATE TABLE `brand_kits` (
	`brand_id` text NOT NULL,
	`version` integer NOT NULL,
	`name` text NOT NULL,
	`kit` text NOT NULL,
	`source` text NOT NULL,
	`edited` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`brand_id`, `version`),
	FOREIGN KEY (`brand_id`) REFERENCES `brands`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "brand_kits_version_positive" CHECK("brand_kits"."version" > 0),
	CONSTRAINT "brand_kits_source_known" CHECK("brand_kits"."source" IN ('onboarding', 'operator'))
);
--> statement-breakpoint
-- Brands that were onboarded before kits had versions begin with the kit that they have.
INSERT INTO `brand_kits` (`brand_id`, `version`, `name`, `kit`, `source`, `edited`, `created_at`)
SELECT `id`, 1, `name`, `kit`, 'onboarding', '[]', `onboarded_at` FROM `brands` WHERE `onboarded_at` IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER brand_kits_are_never_changed BEFORE UPDATE ON brand_kits
BEGIN
  SELECT RAISE(ABORT, 'a version of a brand kit is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER brand_kits_are_never_deleted BEFORE DELETE ON brand_kits
BEGIN
  SELECT RAISE(ABORT, 'a version of a brand kit is never deleted');
END;
