import { isAdminLike } from '@marquee/rules/access'
import { isOpen, type UserState } from '../../widgets/user-state/index.ts'
import { paths } from '../paths.ts'
import type { MenuItem, Screen } from '../screen.ts'
import { screens } from '../screens.ts'
import { shellTexts } from './texts.ts'

export type MenuEntry = { path: string } & MenuItem

export interface MenuGroup {
  /** What belongs together has a name; the rest of the daily work has none. */
  title?: string
  entries: readonly MenuEntry[]
}

type Asking = Pick<UserState, 'permissions' | 'featureToggles' | 'person'>

/**
 * An entry is there when its screen is, and when the person may open it. The daily work comes first,
 * then what a person looks after beside it, under the name that fits their part in it.
 */
export function menuFor(state: Asking): MenuGroup[] {
  const open = screens.filter((screen) => isOpen(state, screen.needs))
  const managing: MenuGroup = {
    title: isAdminLike(state.permissions) ? shellTexts.admin : shellTexts.manage,
    entries: open.filter(isManaging).flatMap(entriesOf),
  }
  const daily = open.filter((screen) => !isManaging(screen)).reduce(groupsWith(state), [])
  return [...daily, managing].filter(({ entries }) => entries.length > 0)
}

/** Bulk reorders are staff's, wherever their address lies. */
const isManaging = ({ path }: Screen) => path.startsWith('/admin/') || path === paths.bulkReorder

const entriesOf = ({ path, menu }: Screen): MenuEntry[] => (menu ? [{ path, ...menu }] : [])

/** What follows a group with a name begins another one. */
const groupsWith =
  (state: Asking) =>
  (groups: MenuGroup[], screen: Screen): MenuGroup[] => {
    if (screen.places) {
      const { title, entries } = screen.places
      return [...groups, { title, entries: entries.filter(({ needs }) => isOpen(state, needs)) }]
    }
    const last = groups.at(-1)
    if (!last || last.title !== undefined) return [...groups, { entries: entriesOf(screen) }]
    return [...groups.slice(0, -1), { entries: [...last.entries, ...entriesOf(screen)] }]
  }
