import { home } from '@marquee/contract/home'
import { bind } from '../platform/use-case.ts'
import { readFirstSteps } from './read-first-steps.use-case.ts'
import { readHome } from './read-home.use-case.ts'

export const homeRoutes = bind(home, { read: readHome, firstSteps: readFirstSteps })
