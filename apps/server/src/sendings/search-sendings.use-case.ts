import type { ReplyOf } from '@marquee/contract/operation'
import type { sendings } from '@marquee/contract/sendings'
import { accept, refuse } from '@marquee/rules/result'
import { opensAt, perMinute, type SendingHours } from '@marquee/rules/sendings'
import { narrowedScope } from '../markets/index.ts'
import { sendingView } from '../platform/backup/index.ts'
import type { CallingPerson } from '../platform/person.ts'
import type { Deployment, UseCase } from '../platform/use-case.ts'
import type { Use } from '../platform/sql/index.ts'
import { onTheirWayView, type Keeping, type OnItsWayRow, type Totals } from './on-their-way.view.ts'
import { presentHalts } from './sending-halts.present.ts'
import { abilitiesOf } from './sendings.present.ts'

type Presented = ReplyOf<typeof sendings.search>

export const searchSendings: UseCase<typeof sendings.search> = async (call) => {
  const { body, use, person, now, deployment } = call
  const part = await narrowedScope(call)
  if (!part) return refuse('not-found')
  const { criteria, page, size, sort } = body
  const filters = { ...criteria, part }
  const keeping = await keepingNow(part, { use, now, deployment })
  const rows = await use(onTheirWayView).list(filters, keeping, { page, size, sort })
  const totals = await use(onTheirWayView).totals(filters, keeping)
  const hours = deployment.campaignHours
  return accept({
    sendings: rows.map((row) => presentRow(row, { person, now, hours })),
    totalElements: totals.all,
    page,
    size,
    totals: presentTotals(totals),
    ...(await presentHalts(call)),
  })
}

async function keepingNow(
  part: string,
  { use, now, deployment }: { use: Use; now: number; deployment: Deployment },
): Promise<Keeping> {
  const hours = deployment.campaignHours
  const zones = await use(onTheirWayView).timeZones({ part })
  return {
    at: new Date(now),
    isConfirmed: await use(sendingView).isAllowed(deployment.sendingGuard),
    closed: zones.filter((zone) => opensAt(zone, hours, now) !== null),
  }
}

interface Presenting {
  person: CallingPerson
  now: number
  hours: SendingHours
}

function presentRow(
  row: OnItsWayRow,
  { person, now, hours }: Presenting,
): Presented['sendings'][number] {
  const { key, campaign, channel, wave, state, standing, planned } = row
  const { pending, dispatching, accepted, refused, unknown, suppressed } = row
  const opens = row.waits_for === 'hours' ? opensAt(row.time_zone, hours, now) : null
  const pace = {
    minute: row.minute === null ? null : Date.parse(row.minute),
    inMinute: row.in_minute,
    inMinuteBefore: row.in_minute_before,
  }
  return {
    key,
    campaignKey: row.campaign_key,
    campaign,
    market: { key: row.market_key, name: row.market },
    step: { key: row.step_key, number: row.step_number, name: row.step_name },
    channel,
    wave,
    isSecond: row.is_second,
    dueOn: row.due_on,
    state,
    standing,
    heldFor: row.held_for,
    waitsFor: row.waits_for,
    opensAt: opens === null ? null : new Date(opens).toISOString(),
    planned,
    pieces: { pending, dispatching, accepted, refused, unknown, suppressed },
    perMinute: perMinute(pace, now),
    can: abilitiesOf(row, person),
  }
}

const presentTotals = ({
  planned,
  pending,
  dispatching,
  accepted,
  refused,
  unknown,
  suppressed,
}: Totals): Presented['totals'] => ({
  planned,
  pending,
  dispatching,
  accepted,
  refused,
  unknown,
  suppressed,
})
