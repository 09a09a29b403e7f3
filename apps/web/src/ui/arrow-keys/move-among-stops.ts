import type { KeyboardEvent } from 'react'

const STOP = '[data-stop]'

/** Around several lists that are read as one. */
const STOPS = '[data-stops]'

/**
 * Up, Down, Home and End lead among what is marked as a stop: from the one that was reached, or from
 * another, where the keys were pressed at something beside it.
 */
export function moveAmongStops(
  event: KeyboardEvent<HTMLElement>,
  from: Element | null = (event.target as HTMLElement).closest(STOP),
): void {
  const list = event.currentTarget.closest(STOPS) ?? event.currentTarget
  const stops = [...list.querySelectorAll<HTMLElement>(STOP)]
  const place = stops.findIndex((stop) => stop === from)
  const last = stops.length - 1
  const places: Record<string, number> = {
    ArrowDown: Math.min(place + 1, last),
    ArrowUp: Math.max(place - 1, 0),
    Home: 0,
    End: last,
  }
  const next = places[event.key]
  if (place < 0 || next === undefined) return
  event.preventDefault()
  stops[next]?.focus()
}
