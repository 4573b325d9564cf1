ALTER TABLE `products` ADD `picture_address` text;--> statement-breakpoint
ALTER TABLE `products` ADD `shop_pictures` text;