import type { Permission } from '../access/index.ts'
import { maySaveCampaign, type SaveRefusal, type Standing } from '../campaigns/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'
import type { CampaignTemplate } from '../templates/index.ts'

/** A version of a template, as far as it decides whether a campaign may follow it. */
interface JudgedVersion {
  version: number
  content: Pick<CampaignTemplate, 'category' | 'type'>
}

export interface TakingVersion {
  campaign: Standing
  permissions: readonly Permission[]
  held: JudgedVersion
  newest: JudgedVersion
  /** Is the template active, open today and offered to the campaign's market and to this person? */
  isOffered: boolean
}

export type TakingRefusal =
  | SaveRefusal
  | 'newer-version.not-a-draft'
  | 'newer-version.none'
  | 'newer-version.other-kind'
  | 'campaign-template.not-offered'

/** May a campaign take the newest version of its template in place of the one that it has? */
export function mayTakeVersion(taking: TakingVersion): Result<true, TakingRefusal> {
  const { campaign, permissions, held, newest, isOffered } = taking
  const saving = maySaveCampaign(permissions, campaign)
  if (!saving.ok) return saving
  // What runs until it is canceled is open to change in any status, but was ordered from its version.
  if (campaign.status !== 'DRAFT') return refuse('newer-version.not-a-draft')
  if (newest.version <= held.version) return refuse('newer-version.none')
  if (!isOffered) return refuse('campaign-template.not-offered')
  const { category, type } = newest.content
  const isSameKind = category === held.content.category && type === held.content.type
  return isSameKind ? accept(true) : refuse('newer-version.other-kind')
}

/** The version that the person decided about is still the newest. */
export function isVersionSeen(
  newest: { version: number },
  seen: number,
): Result<true, 'newer-version.replaced'> {
  return newest.version === seen ? accept(true) : refuse('newer-version.replaced')
}
