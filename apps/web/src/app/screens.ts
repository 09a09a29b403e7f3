import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined'
import GroupOutlined from '@mui/icons-material/GroupOutlined'
import HomeOutlined from '@mui/icons-material/HomeOutlined'
import ToggleOnOutlined from '@mui/icons-material/ToggleOnOutlined'
import type { ComponentType } from 'react'
import { screenNeeds, type Needs } from '../widgets/user-state/index.ts'
import { paths, type Path } from './paths.ts'

export interface Screen {
  path: Path
  /** As the menu calls it. */
  name: string
  icon: typeof HomeOutlined
  needs: Needs
  /** Loaded when somebody goes there. */
  load: () => Promise<{ Screen: ComponentType }>
}

/** Every screen: where it is, who may open it, and where its code lies. */
export const screens: readonly Screen[] = [
  {
    path: paths.home,
    needs: screenNeeds.home,
    name: 'Home',
    icon: HomeOutlined,
    load: () => import('../screens/home/home.screen.tsx'),
  },
  {
    path: paths.blackoutDates,
    needs: screenNeeds.blackoutDates,
    name: 'Blackout dates',
    icon: EventBusyOutlined,
    load: () => import('../screens/admin/blackout-dates/blackout-dates.screen.tsx'),
  },
  {
    path: paths.users,
    needs: screenNeeds.users,
    name: 'Users',
    icon: GroupOutlined,
    load: () => import('../screens/admin/users/users.screen.tsx'),
  },
  {
    path: paths.featureToggles,
    needs: screenNeeds.featureToggles,
    name: 'Feature toggles',
    icon: ToggleOnOutlined,
    load: () => import('../screens/admin/feature-toggles/feature-toggles.screen.tsx'),
  },
]
