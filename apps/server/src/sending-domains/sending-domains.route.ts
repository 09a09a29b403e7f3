import { sendingDomains } from '@marquee/contract/sending-domains'
import { bind } from '../platform/use-case.ts'
import {
  changeSendingDomain,
  checkSendingDomain,
  listSendingDomains,
} from './sending-domains.use-case.ts'

export const sendingDomainsRoutes = bind(sendingDomains, {
  list: listSendingDomains,
  change: changeSendingDomain,
  check: checkSendingDomain,
})
