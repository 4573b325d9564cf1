/** The prefix of the keys of all of an ad's files in the media bucket, whichever attempt stored them; with its slash. */
export function adFolder(adId: string): string {
  return `ads/${adId}/`;
}
