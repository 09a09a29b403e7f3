import type { blackoutDates } from '@marquee/contract/blackout-dates'
import { may, ROOT_PATH } from '@marquee/rules/access'
import { ascending, mayEdit } from '@marquee/rules/blackout-dates'
import { ability, accept, refuse } from '@marquee/rules/result'
import { hierarchiesStore, narrowedScope } from '../markets/index.ts'
import type { CallingPerson } from '../platform/person.ts'
import type { UseCase } from '../platform/use-case.ts'
import { blackoutDatesStore, type BlackoutDateRow } from './blackout-dates.store.ts'

export const listBlackoutDates: UseCase<typeof blackoutDates.list> = async (call) => {
  const { person, use } = call
  const part = await narrowedScope(call)
  if (!part) return refuse('not-found')
  const dates = await use(blackoutDatesStore).all(part)
  const brands = await use(hierarchiesStore).all()
  return accept({
    blackoutDates: ascending(dates).map((row) => present(row, person)),
    can: {
      add: editing(person, ROOT_PATH),
      addFor: brands.filter(({ path }) => editing(person, path).ok).map(({ id }) => id),
    },
  })
}

export function present(row: BlackoutDateRow, person: CallingPerson) {
  const { key, date, hierarchyId, path } = row
  return { key, date, hierarchyId, can: { delete: editing(person, path) } }
}

function editing({ permissions, path }: CallingPerson, reach: string) {
  const permitted = may(permissions, ['CAN_PERFORM_ADMIN_OPERATIONS'])
  return ability(permitted.ok ? mayEdit(path, reach) : permitted)
}
