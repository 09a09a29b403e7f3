import type { AnswerOf } from '@marquee/contract/operation'
import type { sendings } from '@marquee/contract/sendings'

export type Sendings = AnswerOf<typeof sendings.ofCampaign>['sendings']
export type Sending = Sendings[number]
