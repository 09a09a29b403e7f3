import type { newerVersions } from '@marquee/contract/newer-versions'
import { toStoredDetails, changeVersion } from '@marquee/rules/campaigns'
import { isVersionSeen, wordsOfTaken, type CarriedCampaign } from '@marquee/rules/newer-versions'
import { refuse } from '@marquee/rules/result'
import { audienceSelectionsStore } from '../audience/index.ts'
import {
  campaignEventsStore,
  campaignNow,
  campaignsStore,
  campaignsView,
  childrenStore,
  lockedCampaign,
  type FoundCampaign,
} from '../campaigns/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { carriedOver } from './carried-campaign.load.ts'
import { takeableVersion } from './newest-version.check.ts'

type Take = typeof newerVersions.take
type Taking = Pick<Call<Take>, 'person' | 'use' | 'now'>

export const takeNewerVersion: UseCase<Take> = async (call) => {
  const { params, body, ifMatch, use, announce } = call
  const found = await lockedCampaign(params.key, use)
  if (!found) return refuse('not-found')
  const takeable = await takeableVersion(found, call)
  if (!takeable.ok) return takeable
  const { newest } = takeable.value
  const seen = isVersionSeen(newest, body.templateVersion)
  if (!seen.ok) return seen
  const current = changeVersion(found.campaign, { ifMatch, body: {} })
  if (!current.ok) return refuse('campaign.changed-meanwhile')
  const carried = await carriedOver(found, takeable.value, call)
  await saveCampaign(found, carried, newest.version, call)
  const from = found.campaign.templateVersion
  await recordTaken(found, wordsOfTaken(from, newest.version, carried.notes), call)
  announce({ key: params.key, from, to: newest.version, version: found.campaign.version + 1 })
  return campaignNow(params.key, call)
}

/** The campaign, its steps and its audience; of a metro campaign all of that for each dealer as well. */
async function saveCampaign(
  { campaign }: FoundCampaign,
  carried: CarriedCampaign,
  templateVersion: number,
  { person, use, now }: Taking,
): Promise<void> {
  const { key } = campaign
  const { details } = carried
  const { mailDate, secondMailDate } = details
  const change = { templateVersion, mailDate, secondMailDate, details: toStoredDetails(details) }
  await use(campaignsStore).save(key, change, { savedBy: person.key, savedAt: new Date(now) })
  await saveSteps({ campaign }, carried, use)
  const children = await use(campaignsView).childrenOf(campaign)
  if (children.length > 0) {
    await use(childrenStore).follow(
      key,
      children.map(({ marketKey }) => marketKey),
    )
    await use(childrenStore).followSteps(key)
  }
  if (carried.isAudienceOutdated) {
    const all = [campaign, ...children].map((one) => one.key)
    await use(audienceSelectionsStore).outdate(all)
  }
}

/** A step that stays keeps its key, so that its address in the builder stays the same. */
async function saveSteps(
  { campaign }: Pick<FoundCampaign, 'campaign'>,
  { steps }: CarriedCampaign,
  use: Taking['use'],
): Promise<void> {
  const rows = await use(campaignsStore).stepsOf(campaign.key)
  const byTemplate = new Map(rows.map((row) => [row.templateStepKey, row]))
  const present = new Set(steps.map(({ templateStepKey }) => templateStepKey))
  const gone = rows.filter(({ templateStepKey }) => !present.has(templateStepKey))
  await use(campaignsStore).removeSteps(gone.map(({ key }) => key))
  for (const step of steps) {
    const row = byTemplate.get(step.templateStepKey)
    if (row) await use(campaignsStore).saveStep(row.key, { ...step, status: row.status })
  }
  const added = steps.filter(({ templateStepKey }) => !byTemplate.has(templateStepKey))
  await use(campaignsStore).addSteps([{ campaign, steps: added }])
}

async function recordTaken(
  { campaign }: FoundCampaign,
  words: string,
  { person, use, now }: Taking,
): Promise<void> {
  await use(campaignEventsStore).record(campaign.key, {
    at: new Date(now),
    action: 'take-version',
    words,
    personKey: person.key,
    by: person.name,
  })
}
