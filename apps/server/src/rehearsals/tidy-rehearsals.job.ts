import type { Listener } from '../platform/listeners.ts'
import { jobsQueue, type Job } from '../platform/jobs/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { erasedReadersView } from './erased-readers.view.ts'
import { rehearsalPiecesStore } from './rehearsal-pieces.store.ts'
import { rehearsalsStore } from './rehearsals.store.ts'

export const TIDY_REHEARSALS = 'tidy rehearsals'

const EVERY_SECONDS = 3_600

/** Deletes rehearsals that are over for long, and pieces for customers who are not known any more. */
export const tidyRehearsalsJob: Job = {
  kind: TIDY_REHEARSALS,
  run: ({ inOwn, now }) =>
    inOwn(async (use) => {
      await use(jobsQueue).request(TIDY_REHEARSALS, [0], EVERY_SECONDS)
      await use(rehearsalsStore).forget(now)
      await removeErased(use)
    }),
}

/** A customer who is erased is not left in a rehearsal until the next hour. */
export const rehearsedCustomersListener: Listener = {
  after: ['customers.erased', 'customers.suppressions-imported'],
  run: (_, inOwn) => inOwn(removeErased),
}

const removeErased = async (use: Use): Promise<void> =>
  use(rehearsalPiecesStore).remove(await use(erasedReadersView).pieces())
