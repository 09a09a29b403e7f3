import type { newerVersions } from '@marquee/contract/newer-versions'
import { notesInWords } from '@marquee/rules/newer-versions'
import { accept, refuse } from '@marquee/rules/result'
import { campaignEventsStore, campaignsView, type FoundCampaign } from '../campaigns/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { carriedOver } from './carried-campaign.load.ts'
import { takeableVersion, type VersionCall } from './newest-version.check.ts'

/** What would change; nothing does. */
export const readNewerVersion: UseCase<typeof newerVersions.read> = async (call) => {
  const found = await call.use(campaignsView).find(call.params.key)
  if (!found) return refuse('not-found')
  const { templateVersion: version } = found.campaign
  return accept({ version, newer: await newerOf(found, call), taken: await takenOf(found, call) })
}

async function newerOf(found: FoundCampaign, call: VersionCall) {
  const takeable = await takeableVersion(found, call)
  if (!takeable.ok) return null
  const { newest } = takeable.value
  const { stays, notes } = await carriedOver(found, takeable.value, call)
  return { version: newest.version, stays: [...stays], notes: [...notes] }
}

async function takenOf({ campaign }: FoundCampaign, { use }: VersionCall) {
  if (campaign.status !== 'DRAFT') return null
  const event = await use(campaignEventsStore).last(campaign.key, 'take-version')
  return event ? { notes: notesInWords(event.words) } : null
}
