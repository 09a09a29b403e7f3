import { outbox } from '@marquee/contract/outbox'
import { bind } from '../platform/use-case.ts'
import { readEmail, searchOutbox } from './read-outbox.use-case.ts'

export const outboxRoutes = bind(outbox, { search: searchOutbox, read: readEmail })
