ALTER TABLE `products` ADD `image_key` text;--> statement-breakpoint
CREATE INDEX `products_by_image` ON `products` (`image_key`);