export interface DiscoveryProblem {
  message: string;
  retriable: boolean;
}
