/** Called with a statement that still runs after a second. Its values are sent apart, and are not in its text. */
export type NoteSlow = (statement: string) => void

const SLOW_AFTER_MS = 1_000

/** Reported while it runs, not at its end: one that is cut off in the end is reported, too. */
export async function notedWhereSlow<Value>(
  text: string,
  noteSlow: NoteSlow,
  run: () => Promise<Value>,
): Promise<Value> {
  const late = setTimeout(() => noteSlow(text), SLOW_AFTER_MS)
  late.unref()
  try {
    return await run()
  } finally {
    clearTimeout(late)
  }
}
