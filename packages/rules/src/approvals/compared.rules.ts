import { showDate, type CalendarDate } from '../calendar/index.ts'
import { changeTexts as texts } from './texts.ts'

/** 'The name changed from “A” to “B”.', where it did. */
export const textChange = (what: string, before: string, now: string): string[] =>
  before === now ? [] : [texts.fromTo(what, before, now)]

export function dateChange(
  what: string,
  before: CalendarDate | null,
  now: CalendarDate | null,
): string[] {
  if (before === now) return []
  if (before === null) return [texts.set(what, showDate(now as CalendarDate))]
  if (now === null) return [texts.dropped(what, showDate(before))]
  return [texts.moved(what, showDate(before), showDate(now))]
}

/** Of two lists, those that only one has, and the pairs that both have. */
export function matched<Item>(
  before: readonly Item[],
  now: readonly Item[],
  keyOf: (item: Item) => unknown,
) {
  const known = new Map(before.map((item) => [keyOf(item), item]))
  const present = new Set(now.map(keyOf))
  return {
    added: now.filter((item) => !known.has(keyOf(item))),
    removed: before.filter((item) => !present.has(keyOf(item))),
    pairs: now.flatMap((item): [Item, Item][] => {
      const old = known.get(keyOf(item))
      return old === undefined ? [] : [[old, item]]
    }),
  }
}
