import {
  suppressedBy,
  withoutAddresses,
  type BounceLimit,
  type MailReturn,
  type ReturnWay,
} from '@marquee/rules/mail-returns'
import { loadReturnedAddress, stopReturned, type ReturnedAddress } from '../customers/index.ts'
import type { NamedPiece } from '../mailing/index.ts'
import { auditStore } from '../platform/audit/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { mailReturnsStore } from './mail-returns.store.ts'
import { returnedPieceView } from './returned-piece.view.ts'

/** What was reported of one email, and which that is by its signed name. */
export interface ReportedReturn extends MailReturn {
  piece: NamedPiece | undefined
  /** The report tells of no other address. */
  isOnlyOne: boolean
}

interface Taking {
  way: ReturnWay
  limit: BounceLimit
  requestId: string
  at: Date
}

/** How many of those that were reported of. */
export interface Taken {
  taken: number
  /** ReportingCall before. */
  repeated: number
  /** Of no email of ours: nothing is changed by them. */
  unnamed: number
  /** After which an address is not written to any more. */
  stopped: number
}

type Outcome = 'taken' | 'repeated' | 'unnamed' | 'stopped'
type Piece = NonNullable<Awaited<ReturnType<ReturnType<typeof returnedPieceView>['find']>>>

/** Keeps what came back beside its delivery, and stops what must not be written to again. Twice is as once. */
export async function takeReturns(
  use: Use,
  reported: readonly ReportedReturn[],
  on: Taking,
): Promise<Taken> {
  const outcomes: Outcome[] = []
  // In one order for all callers: two that tell the same do not wait for each other.
  for (const one of reported.toSorted(byPiece)) outcomes.push(await takeOne(use, one, on))
  const many = (...of: Outcome[]) => outcomes.filter((outcome) => of.includes(outcome)).length
  return {
    taken: many('taken', 'stopped'),
    repeated: many('repeated'),
    unnamed: many('unnamed'),
    stopped: many('stopped'),
  }
}

const byPiece = ({ piece: one }: ReportedReturn, { piece: next }: ReportedReturn): number =>
  (one?.sendingKey ?? 0) - (next?.sendingKey ?? 0) || (one?.recipient ?? 0) - (next?.recipient ?? 0)

async function takeOne(use: Use, reported: ReportedReturn, on: Taking): Promise<Outcome> {
  const { piece, kind, says, address, isOnlyOne } = reported
  const found = piece && (await use(returnedPieceView).find(piece))
  if (!piece || !found) return 'unnamed'
  const { marketKey, path } = found
  const about = { marketKey, household: piece.recipient, address, isOnlyOne }
  // A seed is a person of the staff, whose address is kept by hand.
  const returned = piece.isSeed ? undefined : await loadReturnedAddress(use, about)
  const isNew = await use(mailReturnsStore).add({
    ...piece,
    kind,
    way: on.way,
    says: withoutAddresses(says),
    emailHash: returned?.email ?? null,
    returnedAt: on.at,
    path,
  })
  if (!isNew) return 'repeated'
  if (!returned) return 'taken'
  return (await stopWhereDue(use, reported, { ...found, returned }, on)) ? 'stopped' : 'taken'
}

const DAY = 86_400_000

async function stopWhereDue(
  use: Use,
  { kind }: ReportedReturn,
  { marketKey, campaignKey, path, returned }: Piece & { returned: ReturnedAddress },
  { way, limit, requestId, at }: Taking,
): Promise<boolean> {
  const since = new Date(at.getTime() - limit.days * DAY)
  const bounced = await use(mailReturnsStore).bouncedForNow(returned.email, since)
  const reason = suppressedBy(kind, bounced, limit)
  if (!reason) return false
  const households = await stopReturned(use, { address: returned, reason, campaignKey, path, at })
  await use(auditStore).record({
    requestId,
    personKey: null,
    operation: 'take mail returns',
    outcome: 'done',
    event: 'customers.email-returned',
    object: marketKey,
    about: [
      { kind: 'market', key: marketKey },
      { kind: 'campaign', key: campaignKey },
    ],
    details: { key: marketKey, campaignKey, kind, way, reason, households },
    path,
  })
  return true
}
