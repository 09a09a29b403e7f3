/** From the widest view to the narrowest. */
export const USER_LEVELS = ['NATIONAL', 'ZONE', 'DISTRICT', 'DEALER'] as const

export type UserLevel = (typeof USER_LEVELS)[number]

export const DEFAULT_USER_LEVEL: UserLevel = 'DEALER'

/** Each level sees its own level and those below it. */
export function visibleLevels(level: UserLevel): readonly UserLevel[] {
  return USER_LEVELS.slice(USER_LEVELS.indexOf(level))
}
