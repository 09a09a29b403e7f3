import type { AnswerOf } from '@marquee/contract/operation'
import type { sendings } from '@marquee/contract/sendings'

type OfCampaign = AnswerOf<typeof sendings.ofCampaign>

export type Sendings = OfCampaign['sendings']
export type Daily = NonNullable<OfCampaign['daily']>
export type Sending = Sendings[number]
export type Halts = AnswerOf<typeof sendings.halt>['halts']
export type HaltAbilities = AnswerOf<typeof sendings.halt>['can']

/** What is known of a sending wherever it is listed. */
export type Listed = Pick<
  Sending,
  'key' | 'market' | 'step' | 'channel' | 'wave' | 'isSecond' | 'can'
>
