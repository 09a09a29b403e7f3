import type { KeyboardEvent } from 'react'

/** Down and Up move between the rows, Right goes below one, Left back above. */
export function moveAmongRows(event: KeyboardEvent<HTMLElement>, onUp?: () => void): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const row = (event.target as HTMLElement).closest('li')?.querySelector<HTMLElement>('[data-row]')
  const place = row ? rows.indexOf(row) : -1
  if (place < 0) return
  const open = row?.parentElement?.querySelector<HTMLElement>('[data-open]')
  const actions: Record<string, (() => void) | undefined> = {
    ArrowDown: () => rows[Math.min(place + 1, rows.length - 1)]?.focus(),
    ArrowUp: () => rows[Math.max(place - 1, 0)]?.focus(),
    ArrowRight: open ? () => open.click() : undefined,
    ArrowLeft: onUp,
  }
  const act = actions[event.key]
  if (!act) return
  event.preventDefault()
  act()
}
