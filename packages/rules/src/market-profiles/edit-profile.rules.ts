import type { Permission } from '../access/index.ts'
import { accept, refuse, type Result } from '../result/index.ts'
import type { ProfileFields } from './profile-fields.rules.ts'

/** The identity of the dealer, rather than how they present themselves. */
const RESTRICTED = ['legalName', 'sourceId', 'address'] as const

const isRestricted = (field: string): boolean => (RESTRICTED as readonly string[]).includes(field)

export const EDITING: Permission = 'CAN_UPDATE_MARKET_PROFILE'
export const EDITING_RESTRICTED: Permission = 'CAN_EDIT_RESTRICTED_MARKET_PROFILE'

/** The fields in which two profiles differ. */
export function changedFields(stored: ProfileFields, sent: ProfileFields): (keyof ProfileFields)[] {
  return (Object.keys(sent) as (keyof ProfileFields)[]).filter(
    (field) => flat(stored[field]) !== flat(sent[field]),
  )
}

const flat = (value: ProfileFields[keyof ProfileFields]): string => {
  if (typeof value === 'string') return value
  const { line1, city, state, postalCode } = value
  return [line1, city, state, postalCode].join('\n')
}

/** Each changed field needs its own permission; unchanged fields may be sent by all. */
export function mayChangeFields(
  permissions: readonly Permission[],
  changed: readonly string[],
): Result<true, 'market-profile.field-denied'> {
  const denied = changed.filter(
    (field) => !permissions.includes(isRestricted(field) ? EDITING_RESTRICTED : EDITING),
  )
  return denied.length === 0
    ? accept(true)
    : refuse('market-profile.field-denied', { fields: denied })
}

/** A profile is changed as it was read; a save without a version overwrites what is there. */
export function changeProfile(
  stored: { version: number },
  version: number | undefined,
): Result<true, 'market-profile.changed-meanwhile'> {
  const isCurrent = version === undefined || version === stored.version
  return isCurrent ? accept(true) : refuse('market-profile.changed-meanwhile')
}
