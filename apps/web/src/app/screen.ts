import type SvgIcon from '@mui/material/SvgIcon'
import type { ComponentType } from 'react'
import type { Needs } from '../widgets/user-state/index.ts'
import type { Path } from './paths.ts'

export interface MenuItem {
  name: string
  icon: typeof SvgIcon
  /** What is shown beside the name. */
  Note?: ComponentType
}

/** One of several addresses of a screen. */
interface Place extends MenuItem {
  path: string
  /** What the entry needs in order to be offered; by its address the screen opens without. */
  needs: Needs
}

export interface Screen {
  path: Path
  needs: Needs
  /** How the menu shows it; a screen that is reached from another one has no entry. */
  menu?: MenuItem
  /** Of a screen with several addresses: each of them, in a group of the menu. */
  places?: { title: string; entries: readonly Place[] }
  /** Loaded when a person goes there. */
  load: () => Promise<{ Screen: ComponentType }>
}
