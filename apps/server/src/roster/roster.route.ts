import { roster } from '@marquee/contract/roster'
import { bind } from '../platform/use-case.ts'
import { importRoster, tryRoster } from './import-roster.use-case.ts'

export const rosterRoutes = bind(roster, { try: tryRoster, import: importRoster })
