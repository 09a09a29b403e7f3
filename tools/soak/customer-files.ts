import { setTimeout as pause } from 'node:timers/promises'
import { guessMapping } from '@marquee/rules/customers'
import { callerOf, NotedError, type Caller } from './caller.ts'
import type { Company } from './person.ts'

const HEADERS = ['Customer number', 'First name', 'Last name', 'Street address', 'City', 'State']
const MORE = ['ZIP', 'Email', 'Last visit', 'Model', 'Model year']
const COLUMNS = [...HEADERS, ...MORE]
const ROWS = 300
const PATIENCE_MS = 120_000

/** The same customers each time, who were here on another day: the file of the market changes, and does not grow. */
function customerFile(nth: number): string {
  const day = String(1 + (nth % 28)).padStart(2, '0')
  const lines = Array.from({ length: ROWS }, (_, row) => {
    const person = [`SOAK-${row}`, 'Ada', `Quill ${row}`, `${row} Main St`, 'Ypsilanti', 'MI']
    const more = ['48197', `ada.quill${row}@customers.example`, `06/${day}/2026`, 'Civic', '2019']
    return [...person, ...more].join(',')
  })
  return [COLUMNS.join(','), ...lines, ''].join('\n')
}

interface User {
  selectedMarket: { key: number }
}
interface Import {
  key: number
  state: string
}

/** Imports a file for one dealer at once and then now and then; answers how many were published. */
export async function importNowAndThen(
  { address, notes, tokenOf }: Company,
  everyMs: number,
  over: AbortSignal,
): Promise<number> {
  const as = (person: string) => callerOf({ address, notes, token: () => tokenOf(person) })
  const caller = as('admin')
  const { selectedMarket } = await as('sibling').call<User>('GET', '/user-state')
  let published = 0
  for (let nth = 0; !over.aborted; nth += 1) {
    try {
      await importOne(caller, selectedMarket.key, nth)
      published += 1
    } catch (error) {
      if (!(error instanceof NotedError)) notes.refused('import of customers', '', String(error))
    }
    await pause(everyMs, undefined, { signal: over }).catch(() => {})
  }
  return published
}

async function importOne({ call, send }: Caller, marketKey: number, nth: number): Promise<void> {
  const path = `/customers/import?marketKey=${marketKey}`
  const { key } = await send<Import>(path, `customers-${nth}.csv`, customerFile(nth))
  const start = { mapping: guessMapping(COLUMNS), mode: 'MERGE' }
  await call('PUT', `/customers/import/${key}/start`, start)
  const end = Date.now() + PATIENCE_MS
  let state = ''
  while (state !== 'PUBLISHED' && Date.now() < end) {
    await pause(500)
    const read = await call<Import>('GET', `/customers/import/${key}`)
    state = read.state
    if (state === 'FAILED') break
  }
  if (state !== 'PUBLISHED') throw new Error(`Import ${key} of ${ROWS} customers is ${state}`)
}
