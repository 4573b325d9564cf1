import { z } from "zod";

/** Characters that the address of a picture may have where one is chosen or sent. */
export const maxPictureAddressLength = 2000;

/** The address of a picture that a call gives. */
export const PictureAddress = z
  .string()
  .max(maxPictureAddressLength)
  .regex(/^https?:\/\/[^/]/i, {
    error: "It must be the full public address of a picture, starting with http:// or https://",
  });
