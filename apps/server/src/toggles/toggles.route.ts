import { toggles } from '@marquee/contract/toggles'
import { bind } from '../platform/use-case.ts'
import { explain, readToggles } from './read-toggles.use-case.ts'
import { setToggle } from './set-toggle.use-case.ts'

export const togglesRoutes = bind(toggles, { read: readToggles, explain, set: setToggle })
