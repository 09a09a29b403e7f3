import { mayTakeVersion } from '@marquee/rules/newer-versions'
import { accept, refuse } from '@marquee/rules/result'
import { isUsableAt, standingOf, templateOf, type FoundCampaign } from '../campaigns/index.ts'
import type { CallingPerson } from '../platform/person.ts'
import type { Use } from '../platform/sql/index.ts'
import { levelsSeenFrom, templatesStore, templatesView, type Template } from '../templates/index.ts'

export interface VersionCall {
  person: CallingPerson
  use: Use
  now: number
}

/** The version that a campaign has, and the newest one. */
export interface TwoVersions {
  held: Template
  newest: Template
}

/** Both versions, where the campaign may take the newest one. */
export async function takeableVersion(found: FoundCampaign, call: VersionCall) {
  const { person, use } = call
  const { templateKey, templateVersion } = found.campaign
  const held = await templateOf(found, call)
  const newest = await use(templatesStore).find(templateKey)
  if (!newest) return refuse('campaign-template.not-offered')
  const allowed = mayTakeVersion({
    campaign: standingOf(found),
    permissions: person.permissions,
    held: { version: templateVersion, content: held.content },
    newest,
    isOffered: await isOfferedTo(newest, found, call),
  })
  return allowed.ok ? accept({ held, newest } satisfies TwoVersions) : allowed
}

async function isOfferedTo(
  newest: Template,
  { campaign, market }: FoundCampaign,
  call: VersionCall,
): Promise<boolean> {
  const { person, use } = call
  const levels = levelsSeenFrom(person.level)
  const isOffered = await use(templatesView).isOffered(newest.key, campaign.path, levels)
  return isOffered && isUsableAt(newest, market, call).ok
}
