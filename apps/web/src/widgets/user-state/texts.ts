import type { UserLevel } from '@marquee/rules/access'

export const levelNames: Readonly<Record<UserLevel, string>> = {
  NATIONAL: 'National',
  ZONE: 'Zone',
  DISTRICT: 'District',
  DEALER: 'Dealer',
}
