/** Where the service and its documentation are, without a slash at the end. */
export interface Addresses {
  publicUrl: string;
  docsUrl: string;
}
