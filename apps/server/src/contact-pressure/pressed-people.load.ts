import { dayNumber } from '@marquee/rules/calendar'
import { freeFrom, type LimitedChannel } from '@marquee/rules/contact-pressure'
import type { FreeOn } from '@marquee/rules/customers'
import type { Use } from '../platform/sql/index.ts'
import { countedPeopleView, type OfMarket } from './counted-people.view.ts'

const PLACES = { EMAIL: 'email', DIRECT_MAIL: 'mail' } as const satisfies Record<
  LimitedChannel,
  keyof FreeOn
>

/** From which days on the people of a market may get one more piece by each channel, by their hash. */
export async function pressedPeople(
  use: Use,
  market: OfMarket,
): Promise<ReadonlyMap<string, FreeOn>> {
  const people = new Map<string, FreeOn>()
  for (const { person, channel, days, pieces, withinDays } of await use(countedPeopleView).of(
    market,
  )) {
    const free = freeFrom(days, { pieces, days: withinDays })
    if (free === null) continue
    const freeOn = people.get(person) ?? { email: 0, mail: 0 }
    freeOn[PLACES[channel]] = dayNumber(free)
    people.set(person, freeOn)
  }
  return people
}
