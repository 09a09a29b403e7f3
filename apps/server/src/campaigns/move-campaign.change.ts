import {
  moveCampaign,
  SEASON_MOVES,
  type CampaignAction,
  type MoveRefusal,
} from '@marquee/rules/campaigns'
import { accept, refuse, type Refused, type Result } from '@marquee/rules/result'
import { hasTrait } from '@marquee/rules/templates'
import type { CallingPerson } from '../platform/person.ts'
import type { Use } from '../platform/sql/index.ts'
import { movableOf } from './campaign-abilities.check.ts'
import {
  campaignEventsStore,
  campaignMovesStore,
  type Moved,
  type NewEvent,
} from './campaign-events.store.ts'
import type { CampaignRow } from './campaigns.store.ts'
import type { PlacedCampaign } from './campaigns.view.ts'

interface Moving {
  person: CallingPerson
  use: Use
  now: number
}

/**
 * Moves a campaign that this call has locked, and writes its timeline. The second of two callers is
 * told who was first. A campaign that is deleted by the move is left to the caller to remove.
 */
export async function carryOut<Action extends CampaignAction>(
  action: Action,
  found: PlacedCampaign,
  { person, use, now }: Moving,
  words = '',
): Promise<Result<Moved, MoveRefusal<Action>>> {
  const { campaign } = found
  const decided = moveCampaign(action, movableOf(found), person)
  if (!decided.ok) {
    const isLate = decided.reason === `campaign.cannot-${action}`
    return isLate ? withWinner(decided, campaign, use) : decided
  }
  const status = decided.value ?? campaign.status
  const moved = movedBy(action, { campaign, status, person, now })
  const at = new Date(now)
  const by = { savedBy: person.key, savedAt: at }
  await use(campaignMovesStore).move(campaign.key, moved, by)
  if (status !== campaign.status) await use(campaignMovesStore).moveSteps(campaign.key, status)
  const event = { at, action, words, personKey: person.key, by: person.name }
  const own = { ...event, fromStatus: campaign.status, toStatus: status }
  await use(campaignEventsStore).record(campaign.key, own)
  if (hasTrait(campaign.category, 'year'))
    await moveSeasons(action, campaign.key, { event, by }, use)
  return accept(moved)
}

/** What has not begun of a year goes with it. */
async function moveSeasons(
  action: CampaignAction,
  annualKey: number,
  { event, by }: { event: NewEvent; by: { savedBy: number; savedAt: Date } },
  use: Use,
): Promise<void> {
  const move = SEASON_MOVES[action]
  if (!move) return
  const { from, to } = move
  await use(campaignEventsStore).recordOfSeasons(annualKey, from, {
    ...event,
    fromStatus: from,
    toStatus: to,
  })
  await use(campaignMovesStore).moveSeasons(annualKey, move, by)
}

interface Decided {
  campaign: CampaignRow
  status: CampaignRow['status']
  person: CallingPerson
  now: number
}

function movedBy(action: CampaignAction, { campaign, status, person, now }: Decided): Moved {
  const saved = SAVED[action]
  return {
    status,
    statusBefore: saved === 'status-before' ? campaign.status : null,
    submittedBy: saved === 'submission' ? person.key : campaign.submittedBy,
    submittedAt: saved === 'submission' ? new Date(now) : campaign.submittedAt,
    isReleased: campaign.isReleased || saved === 'release',
  }
}

/** What each move saves beside the status. */
const SAVED: Readonly<Record<CampaignAction, 'submission' | 'status-before' | 'release' | null>> = {
  'save-as-draft': null,
  withdraw: null,
  submit: 'submission',
  'start-review': null,
  approve: null,
  postpone: null,
  reject: null,
  start: null,
  complete: null,
  cancel: null,
  'request-cancel': 'status-before',
  'confirm-cancel': null,
  'decline-cancel': null,
  release: 'release',
  delete: null,
}

async function withWinner<Reason extends MoveRefusal>(
  refused: Refused<Reason>,
  { key, status }: CampaignRow,
  use: Moving['use'],
): Promise<Refused<Reason>> {
  const last = (await use(campaignEventsStore).all(key)).findLast(({ toStatus }) => toStatus)
  const winner = last ? { by: last.by, at: last.at.toISOString() } : {}
  return refuse(refused.reason, { campaignKey: key, status, ...winner })
}
