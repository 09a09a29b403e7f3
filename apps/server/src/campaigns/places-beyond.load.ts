import type { MarketPath, UserLevel } from '@marquee/rules/access'
import { typesSeenFrom } from '@marquee/rules/markets'
import type { CallingPerson } from '../platform/person.ts'
import type { Use } from '../platform/sql/index.ts'
import { campaignListView } from './campaign-list.view.ts'

interface AtLevel {
  person: Pick<CallingPerson, 'level'>
  use: Use
  query: { selectedUserLevel?: UserLevel | undefined }
}

/** The places in a part of the scope that are not seen from the level by which a person looks. */
export async function placesBeyond(
  part: MarketPath,
  { person, query, use }: AtLevel,
): Promise<MarketPath[] | undefined> {
  const level = query.selectedUserLevel
  if (!level || level === person.level) return undefined
  return use(campaignListView).placesOfOthers(part, typesSeenFrom(level))
}
