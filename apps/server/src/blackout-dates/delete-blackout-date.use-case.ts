import type { blackoutDates } from '@marquee/contract/blackout-dates'
import { mayEdit } from '@marquee/rules/blackout-dates'
import { accept, refuse } from '@marquee/rules/result'
import type { UseCase } from '../platform/use-case.ts'
import { blackoutDatesStore } from './blackout-dates.store.ts'

export const deleteBlackoutDate: UseCase<typeof blackoutDates.delete> = async (call) => {
  const { params, person, use, announce } = call
  const day = await use(blackoutDatesStore).find(params.id)
  if (!day) return refuse('not-found')
  const allowed = mayEdit(person.path, day.path)
  if (!allowed.ok) return allowed

  if (!(await use(blackoutDatesStore).remove(day.key))) return refuse('not-found')
  announce({ key: day.key, date: day.date, hierarchyId: day.hierarchyId })
  return accept({ key: day.key })
}
