import { ROOT_PATH } from '@marquee/rules/access'
import type { blackoutDates } from '@marquee/contract/blackout-dates'
import * as rules from '@marquee/rules/blackout-dates'
import { accept, refuse } from '@marquee/rules/result'
import { hierarchiesStore } from '../markets/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { blackoutDatesStore } from './blackout-dates.store.ts'
import { present } from './list-blackout-dates.use-case.ts'

export const addBlackoutDate: UseCase<typeof blackoutDates.add> = async (call) => {
  const { body, person, use, announce } = call
  const { date, hierarchyId = null } = body
  const reach = hierarchyId ? (await use(hierarchiesStore).find(hierarchyId))?.path : ROOT_PATH
  if (!reach) return refuse('not-found')
  const allowed = rules.mayEdit(person.path, reach)
  if (!allowed.ok) return allowed

  const day = { date, hierarchyId, path: reach }
  const decision = rules.addBlackoutDate(await use(blackoutDatesStore).all(), day)
  if (!decision.ok) return decision
  const added = await use(blackoutDatesStore).insert(day)
  if (!added) return refuse('blackout-date.already-closed')

  announce({ key: added.key, date, hierarchyId })
  return accept(present(added, person))
}
