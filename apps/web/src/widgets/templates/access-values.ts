import { USER_LEVELS } from '@marquee/rules/access'
import { accessProblems } from '@marquee/rules/templates'
import type { ChosenMarket } from '../markets/index.ts'
import type { AccessRow, Level } from './answers.ts'

/** Who gets a template, as a form holds it. */
export interface AccessValues {
  /** Nothing yet, all of the brand, or what is chosen below. */
  markets: string
  chosen: ChosenMarket[]
  groups: number[]
  levels: string[]
}

/** The part of a form that these fields are. */
export interface WithAccess {
  access: AccessValues
}

/** Of a new template: the author chooses. */
export const NOT_CHOSEN: AccessValues = {
  markets: '',
  chosen: [],
  groups: [],
  levels: [...USER_LEVELS],
}

export function accessValuesOf(
  row: Pick<AccessRow, 'access' | 'markets'> | undefined,
): AccessValues {
  if (!row) return NOT_CHOSEN
  const { isOpenToBrand, marketKeys, marketGroupKeys, levels } = row.access
  const isChosen = marketKeys.length + marketGroupKeys.length > 0
  const chosen = isChosen ? 'chosen' : ''
  return {
    markets: isOpenToBrand ? 'all' : chosen,
    chosen: [...row.markets],
    groups: [...marketGroupKeys],
    levels: [...levels],
  }
}

/** What is sent. */
export function accessOf({ markets, chosen, groups, levels }: AccessValues) {
  const isChosen = markets === 'chosen'
  return {
    isOpenToBrand: markets === 'all',
    marketKeys: isChosen ? chosen.map(({ key }) => key) : [],
    marketGroupKeys: isChosen ? groups : [],
    levels: levels as Level[],
  }
}

export const isSameAccess = (one: AccessValues, other: AccessValues): boolean =>
  JSON.stringify(accessOf(one)) === JSON.stringify(accessOf(other))

/** What is wrong, by the names of the fields. */
export const problemsOfAccess = ({ access }: WithAccess) => accessProblems(accessOf(access))
