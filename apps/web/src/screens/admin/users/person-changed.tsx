import type { Permission } from '@marquee/rules/access'
import { ChangedMeanwhile } from '../../../ui/changed-meanwhile/index.ts'
import { permissionTexts } from '../../../widgets/people/index.ts'
import type { Person } from './answers.ts'
import { formTexts } from './texts.ts'

interface PersonChangedProps {
  /** The person as the form was opened with. */
  before: Person | undefined
  now: Person
  onTakeOver: () => void
}

export function PersonChanged({ before, now, onTakeOver }: PersonChangedProps) {
  return (
    <ChangedMeanwhile
      differences={before ? differencesOf(before, now) : []}
      onTakeOver={onTakeOver}
    >
      {formTexts.yours}
    </ChangedMeanwhile>
  )
}

function differencesOf(before: Person, now: Person): string[] {
  const { conflict } = formTexts
  const more = now.permissions.filter((each) => !before.permissions.includes(each))
  const less = before.permissions.filter((each) => !now.permissions.includes(each))
  return [
    ...(now.name === before.name ? [] : [conflict.name(now.name)]),
    ...(now.home.key === before.home.key ? [] : [conflict.home(now.home.name)]),
    ...(more.length === 0 ? [] : [conflict.more(namesOf(more))]),
    ...(less.length === 0 ? [] : [conflict.less(namesOf(less))]),
  ]
}

const namesOf = (permissions: readonly Permission[]) =>
  permissions.map((permission) => permissionTexts[permission].name).join(', ')
