import type pg from 'pg'
import { RESTORED } from './greeting.ts'
import {
  beginSending,
  guardFile,
  mayBeginSending,
  sendingAllowed,
} from '../platform/backup/index.ts'

interface SendingGuard {
  /** False: the database was restored, and what is to be sent waits until a person lets it go. */
  mayBegin: () => Promise<boolean>
  /** The same right before something is sent. */
  maySend: () => Promise<boolean>
}

/** Nothing is sent by a restored database, which may not know what was sent before. */
export function sendingGuard(
  dataDir: string,
  pool: pg.Pool,
  log: Record<'warn', (details: object, message: string) => void>,
): SendingGuard {
  const file = guardFile(dataDir)
  let hasBegun = false
  let hasWarned = false
  return {
    async mayBegin() {
      const may = await mayBeginSending(pool, file)
      if (!may && !hasWarned) log.warn({}, RESTORED)
      hasWarned = !may
      return may
    },
    async maySend() {
      const may = await (hasBegun ? sendingAllowed(pool, file) : beginSending(pool, file))
      hasBegun = may
      return may
    },
  }
}
