import type { ReplyOf } from '@marquee/contract/operation'
import type { rehearsals } from '@marquee/contract/rehearsals'
import { may } from '@marquee/rules/access'
import {
  daysLookedAt,
  mayDeleteRehearsal,
  mayRehearse,
  sumOf,
  turnsOf,
  type RehearsedSending,
} from '@marquee/rules/rehearsals'
import { ability, accept, refuse, type Result } from '@marquee/rules/result'
import { shownName, type FoundCampaign } from '../campaigns/index.ts'
import type { Ordering } from '../orders/index.ts'
import type { CallingPerson } from '../platform/person.ts'
import { contentHash } from './content-hash.load.ts'
import { rehearsalPiecesStore, type ListedPiece } from './rehearsal-pieces.store.ts'
import { rehearsalsStore, type RehearsalRow } from './rehearsals.store.ts'

type Latest = ReplyOf<typeof rehearsals.latest>

/** The latest rehearsal of a campaign, with what this person may do about it. */
export async function presentLatest(found: FoundCampaign, call: Ordering): Promise<Latest> {
  const { campaign } = found
  const row = await call.use(rehearsalsStore).of(campaign.key)
  const state = row?.state ?? null
  return {
    campaign: { key: campaign.key, name: shownName(campaign) },
    rehearsal: row ? await presentRehearsal(row, found, call) : null,
    can: {
      start: ability(mayRehearse(campaign, state)),
      delete: ability(mayDeleteRehearsal(state)),
    },
  }
}

async function presentRehearsal(
  row: RehearsalRow,
  found: FoundCampaign,
  call: Ordering,
): Promise<NonNullable<Latest['rehearsal']>> {
  const { key, state, failedFor, timeline, problems, progress } = row
  const pieces = await call.use(rehearsalPiecesStore).list(key)
  const days = daysLookedAt(found.campaign.category, row.rehearsedOn)
  return {
    key,
    state,
    failedFor,
    startedBy: row.startedByName,
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt && row.endedAt.toISOString(),
    progress: { done: progress, all: row.contentHash === null ? null : timeline.length },
    isStale: await isStale(row, found, call),
    turns: days === null ? turnsOf(timeline) : null,
    days,
    sendings: timeline.map((sending) => presentSending(sending, pieces, call.person)),
    sum: sumOf(timeline),
    problems,
  }
}

/** Would another thing be sent by now? Of what is running it is not looked at, as screens read it each second. */
async function isStale(row: RehearsalRow, found: FoundCampaign, call: Ordering): Promise<boolean> {
  const { state, rehearsedOn } = row
  if (state === 'running' || rehearsedOn === null) return false
  return (await contentHash(found, rehearsedOn, call)) !== row.contentHash
}

function presentSending(
  sending: RehearsedSending,
  pieces: readonly ListedPiece[],
  person: CallingPerson,
): NonNullable<Latest['rehearsal']>['sendings'][number] {
  const { number, campaignKey, channel, wave, dueOn, leavesAt, people, leftOut, seeds } = sending
  return {
    number,
    campaignKey,
    market: { key: sending.marketKey, name: sending.market },
    step: { key: sending.stepKey, number: sending.stepNumber, name: sending.stepName },
    channel,
    wave,
    dueOn,
    leavesAt: new Date(leavesAt).toISOString(),
    secondOn: sending.secondOn,
    people,
    leftOut,
    season: sending.season,
    seeds,
    pieces: pieces
      .filter((piece) => piece.sending === number)
      .map((piece) => presentPiece(piece, person)),
  }
}

/** Whom a piece is for, and what it calls them, is seen by people who may see customers. */
export function presentPiece(
  piece: Pick<ListedPiece, 'key' | 'reader' | 'addressee' | 'subject' | 'contentType'>,
  person: CallingPerson,
) {
  const { key, reader, addressee, subject } = piece
  const isOnPaper = piece.contentType === 'application/pdf'
  const allowed = mayReadPiece(piece, person)
  return {
    key,
    reader,
    addressee: allowed.ok ? addressee : null,
    subject: allowed.ok && !isOnPaper ? subject : null,
    isOnPaper,
    can: { read: ability(allowed) },
  }
}

export const mayReadPiece = (
  { reader }: Pick<ListedPiece, 'reader'>,
  { permissions }: CallingPerson,
): Result<true, 'rehearsal.no-names'> =>
  reader !== 'customer' || may(permissions, ['CAN_SEARCH_AUDIENCE']).ok
    ? accept(true)
    : refuse('rehearsal.no-names')
