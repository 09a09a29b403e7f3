import { isCalendarDate, showDate } from '@marquee/rules/calendar'
import { channelNames, type ChannelOption } from '@marquee/rules/channels'
import { categoryNames, optionOf } from '@marquee/rules/templates'
import { labelOf, stepTitle } from './template-labels.rules.ts'
import type { TemplateValues } from './template-values.rules.ts'
import {
  audienceTexts,
  basicsTexts,
  dateTexts,
  differenceTexts as texts,
} from './template-texts.ts'

/** In what two states of a template differ, in the words of the form, a line each. */
export function differencesOf(before: TemplateValues, now: TemplateValues): string[] {
  const known = new Map(spoken(before))
  const plain = spoken(now)
    .filter(([field, value]) => known.get(field) !== value)
    .map(([field, value]) =>
      texts.set(labelOf(field, now), value || texts.empty, known.get(field) || texts.empty),
    )
  return [
    ...plain,
    ...ofItems(stepsIn(before), stepsIn(now)),
    ...ofItems(creativesIn(before), creativesIn(now)),
  ]
}

type Spoken = [field: string, value: string]

function spoken({ workflows, ...whole }: TemplateValues) {
  const { creativeTemplates: _, channelOptions, access: __, ...values } = whole
  const audience: Spoken = [
    'workflows.0.selectAudience',
    inWords(workflows[0]?.selectAudience ?? false),
  ]
  return [...flat(values), ['channelOptions', optionsIn(channelOptions)] as Spoken, audience]
}

function flat(values: object, above = ''): Spoken[] {
  return Object.entries(values).flatMap(([part, value]: [string, unknown]) => {
    const field = `${above}${part}`
    return typeof value === 'object' && value !== null
      ? flat(value, `${field}.`)
      : [[field, inWords(value)] as Spoken]
  })
}

const NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(categoryNames).map(([value, { name }]) => [value, name])),
  ...basicsTexts.types,
  ...dateTexts.modes,
  ...audienceTexts.choices,
}

function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  const text = typeof value === 'string' ? value : ''
  return NAMES[text] ?? (isCalendarDate(text) ? showDate(text) : text)
}

function optionsIn(options: readonly ChannelOption[]): string {
  return options
    .map(optionOf)
    .map((option) => (option ? channelNames[option] : ''))
    .join(', ')
}

interface NamedItem {
  id: string
  title: string
  content: string
}

function ofItems(before: readonly NamedItem[], now: readonly NamedItem[]): string[] {
  const find = (items: readonly NamedItem[], id: string) => items.find((item) => item.id === id)
  const gone = before.filter(({ id }) => !find(now, id)).map(({ title }) => texts.removed(title))
  const others = now.flatMap(({ id, title, content }) => {
    const known = find(before, id)
    if (!known) return [texts.added(title)]
    return known.content === content ? [] : [texts.changed(title)]
  })
  return [...gone, ...others]
}

const stepsIn = ({ workflows }: TemplateValues): NamedItem[] =>
  workflows.flatMap(({ steps }) =>
    steps.map((step) => ({
      id: `${step.key}`,
      title: stepTitle(step),
      content: JSON.stringify(step),
    })),
  )

const creativesIn = ({ creativeTemplates }: TemplateValues): NamedItem[] =>
  creativeTemplates.map((creative) => ({
    id: `${creative.creativeTemplateKey} ${creative.stepNumber}`,
    title: [creative.creativeCode, creative.name].filter(Boolean).join(' '),
    content: JSON.stringify(creative),
  }))

/**
 * The typed values joined with another person's save, part by part: what was not touched here takes the
 * saved value.
 */
export function merged(
  before: TemplateValues,
  mine: TemplateValues,
  theirs: TemplateValues,
): TemplateValues {
  const isTouched = (part: keyof TemplateValues) =>
    JSON.stringify(mine[part]) !== JSON.stringify(before[part])
  const both = { ...theirs }
  const keep = <Part extends keyof TemplateValues>(part: Part, own: TemplateValues[Part]) => {
    both[part] = own
  }
  const parts = Object.keys(theirs) as (keyof TemplateValues)[]
  for (const part of parts.filter(isTouched)) keep(part, mine[part])
  return both
}
