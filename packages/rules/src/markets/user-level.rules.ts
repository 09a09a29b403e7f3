import { visibleLevels, type UserLevel } from '../access/index.ts'
import type { MarketType } from './market-types.rules.ts'

/** The level of a person whose home is a market of this type. */
export function levelOfHome(type: MarketType): UserLevel {
  return type === 'CORPORATE' ? 'NATIONAL' : type
}

/** The kinds of markets that are seen from a level: its own and those below it. */
export function typesSeenFrom(level: UserLevel): readonly MarketType[] {
  return visibleLevels(level)
}
