import { contains } from '@marquee/rules/access'
import { addDays, type CalendarDate } from '@marquee/rules/calendar'
import type { FulfillmentChannel } from '@marquee/rules/channels'
import { freeFrom, isLimited, type LimitedChannel } from '@marquee/rules/contact-pressure'
import { knownPeopleView } from '../customers/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { contactDaysView } from './contact-days.view.ts'
import { contactLimitsStore, limitOf } from './contact-limits.store.ts'

interface Ahead {
  channel: FulfillmentChannel
  day: CalendarDate
  market: { marketKey: number; path: string }
  households: readonly number[]
}

/**
 * Who would get more on a day to come than the brand allows, by all that is known now. Called for what a campaign sends in
 * turn, each in whatever transaction: each counts for those after it.
 */
export async function pressureAhead(
  campaignKeys: readonly number[],
  use: Use,
): Promise<(sending: Ahead, use: Use) => Promise<ReadonlySet<number>>> {
  const limits = await use(contactLimitsStore).all()
  const own = new Map<string, CalendarDate[]>()
  return async ({ channel, day, market, households }, present) => {
    if (!isLimited(channel)) return NONE
    const row = limits.find((one) => one.channel === channel && contains(one.path, market.path))
    const limit = row && limitOf(row)
    if (!row || !limit) return NONE
    const people = await present(knownPeopleView).hashes(market, households)
    const days = await present(contactDaysView).of({
      people: [...people.values()],
      channel,
      brandPath: row.path,
      after: addDays(day, -limit.days),
      except: campaignKeys,
    })
    const pressed = new Set<number>()
    for (const [household, person] of people) {
      const before = ownDaysOf(own, channel, person)
      const free = freeFrom([...(days.get(person) ?? []), ...before], limit)
      if (free !== null && free > day) pressed.add(household)
      else before.push(day)
    }
    return pressed
  }
}

const NONE: ReadonlySet<number> = new Set()

function ownDaysOf(
  own: Map<string, CalendarDate[]>,
  channel: LimitedChannel,
  person: string,
): CalendarDate[] {
  const name = `${channel} ${person}`
  const days = own.get(name) ?? []
  own.set(name, days)
  return days
}
