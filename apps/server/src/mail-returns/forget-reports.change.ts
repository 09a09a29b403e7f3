import type { Listener } from '../platform/listeners.ts'
import { erasedReportsView } from './erased-reports.view.ts'
import { unreadReportsStore } from './unread-reports.store.ts'

/** What came back from a customer who is erased quotes their address: it goes with them. */
export const returnedCustomersListener: Listener = {
  after: ['customers.erased', 'customers.suppressions-imported'],
  run: (_, inOwn) =>
    inOwn(async (use) => {
      for (const key of await use(erasedReportsView).keys()) {
        await use(unreadReportsStore).remove(key)
      }
    }),
}
