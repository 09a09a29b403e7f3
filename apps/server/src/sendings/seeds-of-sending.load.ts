import type { SentChannel } from '@marquee/rules/audience'
import { isByEmail, isOnPlatforms } from '@marquee/rules/channels'
import type { SeedPerson } from '@marquee/rules/seed-lists'
import { campaignsView } from '../campaigns/index.ts'
import type { Use } from '../platform/sql/index.ts'
import type { SendingRow } from './sendings.store.ts'

/** Those of the campaign who have what the channel needs. */
export async function seedsOf(
  { campaignKey, channel }: Pick<SendingRow, 'campaignKey' | 'channel'>,
  use: Use,
): Promise<SeedPerson[]> {
  const found = await use(campaignsView).find(campaignKey)
  const seeds = found?.campaign.details.sampleRecipients ?? []
  return seeds.filter((seed) => isReached(seed, channel))
}

/** No one looks at samples among those who are named to platforms. */
function isReached({ email, address }: SeedPerson, channel: SentChannel): boolean {
  if (isOnPlatforms(channel)) return false
  return isByEmail(channel) ? email !== '' : address.line1 !== ''
}
