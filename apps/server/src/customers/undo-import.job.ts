import type { Job } from '../platform/jobs/index.ts'
import { customerImportsStore } from './customer-imports.store.ts'
import { publishMarket, type Publishing } from './publish-market.change.ts'

export const UNDO_IMPORT = 'undo import'

/** What an import replaced serves again. */
export const undoImports = (publishing: Publishing): Job => ({
  kind: UNDO_IMPORT,
  run: ({ subject, inOwn, now }) =>
    inOwn(async (use) => {
      const row = await use(customerImportsStore).find(subject)
      if (row?.state !== 'UNDOING') return
      await publishMarket(use, publishing, {
        marketKey: row.marketKey,
        undoneKey: row.key,
        now,
      })
    }),
  async giveUp({ inOwn, subject }) {
    await inOwn(async (use) => {
      const row = await use(customerImportsStore).find(subject)
      if (row?.state === 'UNDOING') await use(customerImportsStore).notUndone(row.key)
    })
  },
})
