import { mailReturns } from '@marquee/contract/mail-returns'
import { bind } from '../platform/use-case.ts'
import { decideUnread } from './decide-unread.use-case.ts'
import { readUnread, searchUnread } from './read-unread.use-case.ts'
import { takePostmark, takeSendgrid, takeSes } from './take-provider-call.use-case.ts'

export const mailReturnsRoutes = bind(mailReturns, {
  takeSes,
  takeSendgrid,
  takePostmark,
  searchUnread,
  readUnread,
  decideUnread,
})
