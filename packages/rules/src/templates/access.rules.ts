import { USER_LEVELS, type UserLevel } from '../access/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'
import { onlyFound } from './problems.rules.ts'
import { templateTexts } from './texts.ts'

/**
 * Who sees a template: the whole brand, or zones, districts and dealers and the dealers of groups; and of
 * them which levels.
 */
export interface TemplateAccess {
  isOpenToBrand: boolean
  marketKeys: readonly number[]
  marketGroupKeys: readonly number[]
  levels: readonly UserLevel[]
}

/** A new template is nobody's until its author says whose it is. */
export const NO_ACCESS: TemplateAccess = {
  isOpenToBrand: false,
  marketKeys: [],
  marketGroupKeys: [],
  levels: USER_LEVELS,
}

/** Why a template reaches nobody whatever it holds, by field. It is saved like this, and not offered. */
export function accessProblems(access: TemplateAccess): Record<string, string> {
  const { isOpenToBrand, marketKeys, marketGroupKeys, levels } = access
  const isChosen = isOpenToBrand || marketKeys.length + marketGroupKeys.length > 0
  return onlyFound({
    'access.markets': isChosen ? undefined : templateTexts.accessMissing,
    'access.levels': levels.length > 0 ? undefined : templateTexts.levelMissing,
  })
}

/** Is there anybody to offer it to: as long as there is not, nothing is asked before it is activated. */
export function mayActivate(
  access: TemplateAccess,
): Result<true, 'campaign-template.nobody-gets-it'> {
  const isFor = Object.keys(accessProblems(access)).length === 0
  return isFor ? accept(true) : refuse('campaign-template.nobody-gets-it')
}

interface Candidate {
  isInGroup: boolean
  status: string
  hasAccess: boolean
}

export type DealerRefusal = 'market.not-in-group' | 'market.closed' | 'market.no-access'

/** May a dealer be chosen for a campaign of a template and a group? Enrolled or not is no matter. */
export function maySelectDealer({
  isInGroup,
  status,
  hasAccess,
}: Candidate): Result<true, DealerRefusal> {
  if (!isInGroup) return refuse('market.not-in-group')
  if (status !== 'ACTIVE') return refuse('market.closed')
  return hasAccess ? accept(true) : refuse('market.no-access')
}

/** A template is changed as it was read; a save without a version overwrites what is there. */
export function changeTemplate(
  stored: { version: number },
  version: number | undefined,
): Result<true, 'campaign-template.changed-meanwhile'> {
  const isCurrent = version === undefined || version === stored.version
  return isCurrent ? accept(true) : refuse('campaign-template.changed-meanwhile')
}
