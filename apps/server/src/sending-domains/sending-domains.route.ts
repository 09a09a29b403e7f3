import { sendingDomains } from '@marquee/contract/sending-domains'
import { bind } from '../platform/use-case.ts'
import {
  changeDailyCap,
  changeSendingDomain,
  checkSendingDomain,
  listSendingDomains,
} from './sending-domains.use-case.ts'

export const sendingDomainsRoutes = bind(sendingDomains, {
  list: listSendingDomains,
  change: changeSendingDomain,
  cap: changeDailyCap,
  check: checkSendingDomain,
})
