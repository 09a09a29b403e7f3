import { stepsOfCampaign, type Campaign } from '../campaigns/index.ts'
import type { BuilderFlow } from './flow.rules.ts'
import { places, type BuilderStep, type StepType } from './steps.rules.ts'
import { stepAt } from './way.rules.ts'

/** The words in which people speak of what each step decides. */
const WORDS: Readonly<Record<StepType, readonly string[]>> = {
  CAMPAIGN_DETAILS: ['name', 'date', 'wave', 'detail', 'channel', 'seed', 'dealer group', 'cap'],
  CREATIVE_SELECTION: ['creative', 'picture', 'photo', 'headline', 'design', 'piece'],
  COUPON_CUSTOMIZATION: ['coupon', 'offer', 'discount', 'disclaimer', 'price'],
  AUDIENCE_SELECTION: [
    'audience',
    'household',
    'customer',
    'segment',
    'distance',
    'budget',
    'mile',
  ],
  TOUCHPOINTS: ['touchpoint'],
  CAMPAIGN_STEP_DETAILS: [],
  SEASONAL_CAMPAIGNS: ['season'],
  COUPON_CUSTOMIZATION_SEASONAL: [],
  CONFIRMATION: [],
}

/** Where a rejected campaign is mended: the step that the reason speaks of first; else the first of all. */
export function placeOfRejection(
  reason: string,
  flow: BuilderFlow,
  campaign: Pick<Campaign, 'workflows'>,
): BuilderStep | undefined {
  const open = flow.steps.filter(({ blocked }) => blocked === null)
  const spoken = open
    .flatMap((step) => {
      const at = firstOf(WORDS[step.type], reason)
      return at === -1 ? [] : [{ step, at }]
    })
    .toSorted((a, b) => a.at - b.at)[0]?.step
  if (!spoken) return open[0]
  const alike = open.filter(({ type }) => type === spoken.type)
  if (alike.length === 1) return spoken
  const named = stepsOfCampaign(campaign).find(
    ({ key, name }) =>
      alike.some(({ stepKey }) => stepKey === key) && firstOf([name], reason) !== -1,
  )
  return alike.find(({ stepKey }) => stepKey === named?.key) ?? stepAt(flow, places.touchpoints)
}

/** Where in a text the first of some words stands, alone or in the plural; -1: nowhere. */
function firstOf(words: readonly string[], text: string): number {
  const spaced = (part: string) => ` ${part.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
  const found = words
    .flatMap((word) => [word, `${word}s`])
    .map((word) => spaced(text).indexOf(spaced(word)))
    .filter((at) => at !== -1)
  return found.length === 0 ? -1 : Math.min(...found)
}
