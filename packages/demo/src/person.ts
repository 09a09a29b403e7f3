import type { Permission, UserLevel } from '@marquee/rules/access'
import type { PersonStatus } from '@marquee/rules/people'

export interface DemoPerson {
  id: string
  name: string
  email: string
  level: UserLevel
  homeKey: number
  permissions: readonly Permission[]
  status: PersonStatus
}
