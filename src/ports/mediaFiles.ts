/** What is known of a stored file beside its bytes. */
export interface FileMarks {
  /** The delivery that it was made for; null for other files and for those of earlier versions. */
  deliveryId: string | null;
  /** Whether it may still be withdrawn: an ad's file until its delivery is completed. */
  isProvisional: boolean;
}

/** Reads the files of the media bucket for whoever fetches them. */
export interface MediaFiles {
  /**
   * Answers a GET or HEAD for a key, with range and conditional requests; null where there is no such file, and where `mayBeSeen` says
   * no of the one that is there.
   */
  serve(key: string, request: Request, mayBeSeen: (file: FileMarks) => Promise<boolean>): Promise<Response | null>;
}
