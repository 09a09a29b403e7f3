import { continuesAt, opensAt, type WaitsFor } from '@marquee/rules/sendings'
import { sendingView } from '../platform/backup/index.ts'
import type { Use } from '../platform/sql/index.ts'
import type { Deployment } from '../platform/use-case.ts'
import type { SendingSeen } from './campaign-sendings.view.ts'
import { onTheirWayView, type Keeping } from './on-their-way.view.ts'

interface Looking {
  use: Use
  now: number
  deployment: Pick<Deployment, 'campaignHours' | 'sendingGuard'>
}

/** What keeps emails back at this moment in these time zones. */
export async function keepingNow(
  zones: readonly string[],
  { use, now, deployment }: Looking,
): Promise<Keeping> {
  const { campaignHours, sendingGuard } = deployment
  return {
    at: new Date(now),
    isConfirmed: await use(sendingView).isAllowed(sendingGuard),
    closed: zones.filter((zone) => opensAt(zone, campaignHours, now) !== null),
  }
}

export interface Wait {
  waitsFor: WaitsFor | null
  /** Null: that is not known, or it does not wait. */
  opensAt: string | null
}

export const NO_WAIT: Wait = { waitsFor: null, opensAt: null }

/** Why those of these sendings do not leave that could, and until when, by the key of each. */
export async function loadWaits(
  seen: readonly SendingSeen[],
  looking: Looking,
): Promise<ReadonlyMap<number, Wait>> {
  const keys = seen.filter(mayWait).map(({ sending }) => sending.key)
  if (keys.length === 0) return new Map()
  const view = looking.use(onTheirWayView)
  const keeping = await keepingNow(await view.timeZonesOf(keys), looking)
  const waiting = await view.waiting(keys, keeping)
  return new Map(
    waiting.map((row) => [row.key, waitOf(row.waits_for, row.time_zone, looking)] as const),
  )
}

const mayWait = ({ sending: { state }, pieces }: SendingSeen): boolean =>
  state === 'running' && pieces !== null && pieces.pending > 0

export function waitOf(
  waitsFor: WaitsFor | null,
  timeZone: string,
  { now, deployment }: Omit<Looking, 'use'>,
): Wait {
  const at = continuesAt(waitsFor, { timeZone, hours: deployment.campaignHours, now })
  return { waitsFor, opensAt: at === null ? null : new Date(at).toISOString() }
}
