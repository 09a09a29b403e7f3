/** Between the signal to stop and the end of the listener. */
export interface Draining {
  /** Resolves when the proxies in front have had their time to notice. */
  begin: () => Promise<void>
  hasBegun: () => boolean
}

/**
 * Calls go on while the proxies in front learn from `/readyz` that they must send no more: else those that
 * they send meanwhile would meet a closed door.
 */
export function draining(seconds: number): Draining {
  let noticed: Promise<void> | undefined
  return {
    begin: () => (noticed ??= new Promise((resolve) => setTimeout(resolve, seconds * 1_000))),
    hasBegun: () => noticed !== undefined,
  }
}
