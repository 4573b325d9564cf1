ALTER TABLE `products` ADD `shop_picture` text;--> statement-breakpoint
ALTER TABLE `products` ADD `shop_image_key` text;--> statement-breakpoint
CREATE INDEX `products_by_shop_image` ON `products` (`shop_image_key`);