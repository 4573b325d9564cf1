/** Whose a file of the media bucket is. */
export interface MediaOwners {
  /** Whether the account that a delivery belongs to is suspended; false for a delivery that nobody knows. May be some seconds old. */
  isSuspended(owned: { deliveryId: string } | { pictureKey: string }): Promise<boolean>;
}
