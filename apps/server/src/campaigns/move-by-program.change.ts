import type { Use } from '../platform/sql/index.ts'
import { campaignEventsStore, campaignMovesStore } from './campaign-events.store.ts'
import { lockedCampaign } from './found-campaign.load.ts'

const REACHES = { start: 'ACTIVE', complete: 'COMPLETED' } as const

/** A move that no person makes: the day of a wave has come, or the last piece is out. */
export async function moveByProgram(
  key: number,
  action: keyof typeof REACHES,
  at: Date,
  use: Use,
): Promise<void> {
  const status = REACHES[action]
  const found = await lockedCampaign(key, use)
  if (!found || found.campaign.status === status) return
  const { status: fromStatus, statusBefore, submittedBy, submittedAt, isReleased } = found.campaign
  const moved = { status, statusBefore, submittedBy, submittedAt, isReleased }
  const by = { savedBy: found.campaign.updatedBy, savedAt: at }
  await use(campaignMovesStore).move(key, moved, by)
  await use(campaignMovesStore).moveSteps(key, status)
  await use(campaignEventsStore).record(key, {
    at,
    action,
    fromStatus,
    toStatus: status,
    words: '',
    personKey: null,
    by: 'Marquee',
  })
}
