import { stepsOf } from '@marquee/rules/templates'
import { api, useAnswers } from '../../../api/index.ts'
import { isOpen, useUserState, type Needs } from '../../../widgets/user-state/index.ts'
import type { Template } from './answers.ts'
import { offeredCreatives, type VariationsOf } from './choices.rules.ts'

/** Others read of a creative only its name. */
export const pictureNeeds: Needs = {
  anyOf: [
    'CAN_READ_CAMPAIGNS',
    'CAN_MANAGE_CAMPAIGN_TEMPLATES',
    'CAN_MANAGE_CAMPAIGN_TEMPLATE_ACCESS',
  ],
}

/** The names of the variations of each creative that a template offers, once they are loaded. */
export function useVariations(template: Template): VariationsOf {
  const mayLook = isOpen(useUserState(), pictureNeeds)
  const keys = stepsOf(template).flatMap((step) =>
    offeredCreatives(step, template.creativeTemplates).map((one) => one.creativeTemplateKey),
  )
  const known = mayLook ? [...new Set(keys)] : []
  const creatives = useAnswers(
    api.creatives.read,
    known.map((key) => ({ params: { key: String(key) } })),
  )
  return (creativeKey) =>
    creatives.find(({ key }) => key === creativeKey)?.variations.map(({ name }) => name) ?? []
}
