-- Pictures without an outline were once multiplied onto a ground. Nothing draws them so any more, and drawn as they are
-- each would be a white slab: such a product waits for a picture that can be cut out.
UPDATE `products`
SET `picture_key` = NULL,
  `picture` = NULL,
  `picture_problem` = 'The product''s picture is from before outlines were cut: read the shop again, and it is looked at anew.'
WHERE json_extract(`picture`, '$.blend') = 'multiply';
