import type { pieces } from '@marquee/contract/pieces'
import type { SentBy } from '@marquee/contract/operation'

type Sent = SentBy<typeof pieces.proof>['body']

/** What a campaign holds of a piece beside its creative, for what the server makes of it. */
export type Composed = Omit<Sent, 'creativeTemplateKey' | 'marketKey'> & {
  /** In whose name, where that is not the dealer who is shown. */
  marketKey?: number | undefined
}

/** An email of it, to somebody. */
export type ComposedEmail = SentBy<typeof pieces.email>['body']
