import { accept, refuse, type Result } from '../result/index.ts'
import type { CampaignStep } from './campaign.rules.ts'

export type SwitchRefusal = 'campaign.touchpoint-required' | 'campaign.touchpoint-disabled'

/** Switches a touchpoint on or off. One that is switched on is a draft again. */
export function switchTouchpoint(
  { optionality, status }: Pick<CampaignStep, 'optionality' | 'status'>,
  opted: boolean,
): Result<Pick<CampaignStep, 'opted' | 'status'>, SwitchRefusal> {
  if (optionality === 'DISABLED' && opted) return refuse('campaign.touchpoint-disabled')
  if (optionality === 'REQUIRED' && !opted) return refuse('campaign.touchpoint-required')
  return accept({ opted, status: opted ? 'DRAFT' : status })
}
