import type { ChannelOption } from '../channels/index.ts'
import { fieldsProblems } from '../creatives/index.ts'
import { firstProblem, maxLength, required } from '../fields/index.ts'
import { repeatedPlaces, type Problems } from './problems.rules.ts'
import { offeredOptions, optionOf } from './selectable-dates.rules.ts'
import { stepsOf, type CampaignTemplate, type TemplateStep } from './template.rules.ts'
import { templateTexts } from './texts.ts'

const MOST_OF_STEP_NAME = 60

/** What is wrong with the steps of a template. */
export function stepProblems(template: CampaignTemplate): Problems {
  const problems: Problems = {
    workflows: stepsOf(template).length === 0 ? templateTexts.stepMissing : undefined,
  }
  for (const [at, { steps }] of template.workflows.entries()) {
    for (const [number, step] of steps.entries()) {
      const place = `workflows.${at}.steps.${number}`
      for (const [part, problem] of Object.entries(problemsOf(step, template))) {
        problems[`${place}.${part}`] = problem
      }
    }
  }
  return { ...problems, ...repeated(template) }
}

function problemsOf(step: TemplateStep, template: CampaignTemplate): Problems {
  const { name, fulfillmentOptions, fulfillmentVariationOptions, creativeSelection } = step
  const offered: readonly string[] = offeredOptions(template.channelOptions)
  const known = new Set(template.creativeTemplates.map((one) => one.creativeTemplateKey))
  const isOffered = (option: ChannelOption) => offered.includes(optionOf(option) ?? '')
  return {
    name: firstProblem(name, required, maxLength(MOST_OF_STEP_NAME)),
    fulfillmentOptions: required([...fulfillmentOptions, ...fulfillmentVariationOptions]),
    ...notOffered('fulfillmentOptions', fulfillmentOptions, isOffered),
    ...notOffered('fulfillmentVariationOptions', fulfillmentVariationOptions, isOffered),
    ...Object.fromEntries(
      creativeSelection.filterItems.map(({ creativeTemplateKey }, at) => [
        `creativeSelection.filterItems.${at}.creativeTemplateKey`,
        known.has(creativeTemplateKey) ? undefined : templateTexts.creativeNotHere,
      ]),
    ),
    ...fieldsProblems(step.fields),
  }
}

function notOffered(
  list: string,
  options: readonly ChannelOption[],
  isOffered: (option: ChannelOption) => boolean,
): Problems {
  return Object.fromEntries(
    options.map((option, at) => [
      `${list}.${at}`,
      isOffered(option) ? undefined : templateTexts.optionNotOffered,
    ]),
  )
}

/** Numbers and keys are the template's, not the workflow's, as creatives and campaigns refer to them. */
function repeated({ workflows }: CampaignTemplate): Problems {
  const all = workflows.flatMap(({ steps }, at) =>
    steps.map(({ number, key }, nth) => ({ number, key, place: `workflows.${at}.steps.${nth}` })),
  )
  const again = (part: 'number' | 'key', text: string) =>
    repeatedPlaces(all.map((step) => step[part])).map((at) => [`${all[at]?.place}.${part}`, text])
  return Object.fromEntries([
    ...again('number', templateTexts.stepNumberTwice),
    ...again('key', templateTexts.stepKeyTwice),
  ])
}
