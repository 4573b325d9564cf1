export class TookTooLong extends Error {}

/**
 * The result of `work`, or a throw of `TookTooLong` when it takes longer than `deadlineMs`. Work that cannot be stopped is left to itself, so
 * only what may run twice is put under a deadline.
 */
export async function within<T>(deadlineMs: number, what: string, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TookTooLong(`${what} took longer than ${deadlineMs / 1000} s.`)), deadlineMs);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
