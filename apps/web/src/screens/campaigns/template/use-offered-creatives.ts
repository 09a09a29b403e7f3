import type { creatives } from '@marquee/contract/creatives'
import type { AnswerOf } from '@marquee/contract/operation'
import { stepsOf } from '@marquee/rules/templates'
import { api, useOperation } from '../../../api/index.ts'
import { isOpen, useUserState, type Needs } from '../../../widgets/user-state/index.ts'
import type { Template } from './answers.ts'
import { offeredCreatives } from './choices.rules.ts'

/** Others read of a creative only its name. */
const pictureNeeds: Needs = {
  anyOf: [
    'CAN_READ_CAMPAIGNS',
    'CAN_MANAGE_CAMPAIGN_TEMPLATES',
    'CAN_MANAGE_CAMPAIGN_TEMPLATE_ACCESS',
  ],
}

export interface OfferedCreatives {
  mayLook: boolean
  /** None is known until all of them are there. */
  status: 'idle' | 'loading' | 'succeeded' | 'failed'
  find: (key: number) => Creative | undefined
}

type Creative = AnswerOf<typeof creatives.read>

/** The creatives that a template offers, all by one request. */
export function useOfferedCreatives(template: Template): OfferedCreatives {
  const mayLook = isOpen(useUserState(), pictureNeeds)
  const offered = stepsOf(template).flatMap((step) =>
    offeredCreatives(step, template.creativeTemplates).map((one) => one.creativeTemplateKey),
  )
  const keys = [...new Set(offered)]
  const { response, status } = useOperation(
    api.creatives.search,
    { query: { keys: keys.join(','), size: String(keys.length) } },
    { enabled: mayLook && keys.length > 0, staysFresh: true },
  )
  const find = (key: number) => response?.customCreativeTemplates.find((one) => one.key === key)
  return { mayLook, status, find }
}
