import type { rehearsals } from '@marquee/contract/rehearsals'
import { mayDeleteRehearsal, mayRehearse } from '@marquee/rules/rehearsals'
import { accept, refuse } from '@marquee/rules/result'
import { seenCampaign } from '../campaigns/index.ts'
import { jobsQueue } from '../platform/jobs/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { REHEARSE_CAMPAIGN } from './rehearse-campaign.job.ts'
import { presentLatest } from './rehearsals.present.ts'
import { rehearsalsStore } from './rehearsals.store.ts'

export const readLatest: UseCase<typeof rehearsals.latest> = async (call) => {
  const found = await seenCampaign(call.params.key, call.use)
  if (!found) return refuse('not-found')
  return accept(await presentLatest(found, call))
}

export const startRehearsal: UseCase<typeof rehearsals.start> = async (call) => {
  const { params, use, person, now, announce } = call
  const found = await seenCampaign(params.key, use)
  if (!found) return refuse('not-found')
  const { key: campaignKey, path } = found.campaign
  const before = await use(rehearsalsStore).of(campaignKey)
  const allowed = mayRehearse(found.campaign, before?.state ?? null)
  if (!allowed.ok) return allowed
  const started = await use(rehearsalsStore).start({
    campaignKey,
    startedBy: person.key,
    startedByName: person.name,
    startedAt: new Date(now),
    path,
  })
  if (!started) return refuse('rehearsal.running')
  await use(jobsQueue).request(REHEARSE_CAMPAIGN, [started.key])
  announce({ key: campaignKey })
  return accept(await presentLatest(found, call))
}

export const removeRehearsal: UseCase<typeof rehearsals.remove> = async (call) => {
  const { params, use, announce } = call
  const found = await seenCampaign(params.key, use)
  if (!found) return refuse('not-found')
  const row = await use(rehearsalsStore).of(found.campaign.key)
  const allowed = mayDeleteRehearsal(row?.state ?? null)
  if (!allowed.ok) return allowed
  if (row) await use(rehearsalsStore).remove(row.key)
  announce({ key: found.campaign.key })
  return accept(await presentLatest(found, call))
}
