import type { AnswerOf } from '@marquee/contract/operation'
import type { sendingDomains } from '@marquee/contract/sending-domains'

export type SendingDomain = AnswerOf<typeof sendingDomains.list>['domains'][number]
