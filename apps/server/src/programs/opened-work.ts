import type pg from 'pg'
import { openedPiecesStore, type OpenedNotes } from '../sendings/index.ts'
import { inOwn } from './in-own.ts'

type Log = Record<'error', (details: object, message: string) => void>

const EVERY_MS = 5_000

/** Writes down which emails were opened, a few seconds after. Answers how to stop, with all of them written. */
export function startSavingOpened(
  notes: OpenedNotes,
  pool: pg.Pool,
  log: Log,
): () => Promise<void> {
  let saving = Promise.resolve()
  const save = () => {
    saving = saving.then(() =>
      notes
        .save((opened) => inOwn(pool, (use) => use(openedPiecesStore).add(opened)))
        .catch((error: unknown) =>
          log.error({ err: error }, 'which emails were opened could not be saved'),
        ),
    )
    return saving
  }
  const timer = setInterval(() => void save(), EVERY_MS)
  return () => {
    clearInterval(timer)
    return save()
  }
}
