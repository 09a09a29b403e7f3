import { compareDates, type CalendarDate } from '@marquee/rules/calendar'
import { channelsOf, type ChannelOption } from '@marquee/rules/channels'
import { offeredOptions } from '@marquee/rules/templates'
import { standingOf, type Startable } from './standing.rules.ts'
import type { Order, Wanted } from './wanted.rules.ts'
import { lastDayOf } from './windows.rules.ts'

interface Listed extends Startable {
  key: number
  name: string
  description: string
  channelOptions: readonly ChannelOption[]
}

type Narrowing = Pick<Wanted, 'text' | 'channel' | 'category' | 'isOpenOnly' | 'order'>

/** Those templates that somebody looks for, in the order they wish for. */
export function shownTemplates<Template extends Listed>(
  templates: readonly Template[],
  wanted: Narrowing,
  today: CalendarDate,
): Template[] {
  return templates
    .filter((template) => fits(template, wanted, today))
    .sort((a, b) => inOrder[wanted.order](a, b, today) || byName(a, b))
}

function fits(template: Listed, wanted: Narrowing, today: CalendarDate): boolean {
  const { text, channel, category, isOpenOnly } = wanted
  const words = text.toLowerCase().split(/\s+/)
  const said = `${template.name} ${template.description}`.toLowerCase()
  return (
    words.every((word) => said.includes(word)) &&
    (channel === undefined ||
      offeredOptions(template.channelOptions).flatMap(channelsOf).includes(channel)) &&
    (category === undefined || template.category === category) &&
    (!isOpenOnly || standingOf(template, today).is !== 'closed')
  )
}

type Comparing = (a: Listed, b: Listed, today: CalendarDate) => number

const byName = (a: Listed, b: Listed) => a.name.localeCompare(b.name, 'en')

const inOrder: Readonly<Record<Order, Comparing>> = {
  name: byName,
  // Keys are given in the order of creation.
  newest: (a, b) => b.key - a.key,
  closing: (a, b, today) => {
    const first = closingOf(a, today)
    const second = closingOf(b, today)
    return first.rank - second.rank || compareDates(first.day, second.day)
  },
}

const NO_DAY = '' as CalendarDate

/** Soonest first, then what does not close, then what has closed. */
function closingOf(template: Listed, today: CalendarDate): { rank: number; day: CalendarDate } {
  const day = lastDayOf(template)
  if (day === null) return { rank: 1, day: NO_DAY }
  return { rank: compareDates(day, today) < 0 ? 2 : 0, day }
}
