import { isAdminLike } from '@marquee/rules/access'
import { isOpen, type UserState } from '../../widgets/user-state/index.ts'
import type { Path } from '../paths.ts'
import { screens, type Screen } from '../screens.ts'
import { shellTexts } from './texts.ts'

export type MenuEntry = { path: Path } & NonNullable<Screen['menu']>

export interface Menu {
  /** The daily work. */
  daily: MenuEntry[]
  /** What a person looks after beside the daily work, under the name that fits their part in it. */
  managing: { title: string; entries: MenuEntry[] }
}

type Asking = Pick<UserState, 'permissions' | 'featureToggles'>

/** An entry is there when its screen is, and when the person may open it. */
export function menuFor(state: Asking): Menu {
  const entries = screens
    .filter((screen) => isOpen(state, screen.needs))
    .flatMap(({ path, menu }) => (menu ? [{ path, ...menu }] : []))
  const isManaging = ({ path }: MenuEntry) => path.startsWith('/admin/')
  return {
    daily: entries.filter((entry) => !isManaging(entry)),
    managing: {
      title: isAdminLike(state.permissions) ? shellTexts.admin : shellTexts.manage,
      entries: entries.filter(isManaging),
    },
  }
}
