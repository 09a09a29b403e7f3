import type { ReplyOf } from '@marquee/contract/operation'
import type { sendings } from '@marquee/contract/sendings'
import { accept, refuse } from '@marquee/rules/result'
import { perMinute } from '@marquee/rules/sendings'
import { narrowedScope } from '../markets/index.ts'
import type { CallingPerson } from '../platform/person.ts'
import type { Deployment, UseCase } from '../platform/use-case.ts'
import { onTheirWayView, type OnItsWayRow, type Totals } from './on-their-way.view.ts'
import { presentHalts } from './sending-halts.present.ts'
import { abilitiesOf } from './sendings.present.ts'
import { keepingNow, waitOf } from './waits.load.ts'

type Presented = ReplyOf<typeof sendings.search>

export const searchSendings: UseCase<typeof sendings.search> = async (call) => {
  const { body, use, person, now, deployment } = call
  const part = await narrowedScope(call)
  if (!part) return refuse('not-found')
  const { criteria, page, size, sort } = body
  const filters = { ...criteria, part }
  const keeping = await keepingNow(await use(onTheirWayView).timeZones({ part }), call)
  const rows = await use(onTheirWayView).list(filters, keeping, { page, size, sort })
  const totals = await use(onTheirWayView).totals(filters, keeping)
  return accept({
    sendings: rows.map((row) => presentRow(row, { person, now, deployment })),
    totalElements: totals.all,
    page,
    size,
    totals: presentTotals(totals),
    ...(await presentHalts(call)),
  })
}

interface Presenting {
  person: CallingPerson
  now: number
  deployment: Deployment
}

function presentRow(
  row: OnItsWayRow,
  { person, now, deployment }: Presenting,
): Presented['sendings'][number] {
  const { key, campaign, channel, wave, state, standing, planned } = row
  const { pending, dispatching, accepted, refused, unknown, suppressed } = row
  const { waitsFor, opensAt } = waitOf(row.waits_for, row.time_zone, { now, deployment })
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
    waitsFor,
    opensAt,
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
