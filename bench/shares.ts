/** Within how many milliseconds so large a part of them is. */
export function within(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? NaN
}

/** 'p50 3.1 ms, p95 4.9 ms'. */
export const halfAndMost = (times: readonly number[]): string =>
  [50, 95].map((part) => `p${part} ${within(times, part / 100).toFixed(1)} ms`).join(', ')
