import type { KeyboardEvent } from 'react'
import { moveAmongStops } from '../../ui/arrow-keys/index.ts'

/** Down and Up move between the rows, Right goes below one, Left back above. */
export function moveAmongRows(event: KeyboardEvent<HTMLElement>, onUp?: () => void): void {
  const row = (event.target as HTMLElement).closest('li')
  if (!row) return
  moveAmongStops(event, row.querySelector('[data-stop]'))
  const open = row.querySelector<HTMLElement>('[data-open]')
  const actions: Record<string, (() => void) | undefined> = {
    ArrowRight: open ? () => open.click() : undefined,
    ArrowLeft: onUp,
  }
  const act = actions[event.key]
  if (!act) return
  event.preventDefault()
  act()
}
