import { sendings } from '@marquee/contract/sendings'
import { bind } from '../platform/use-case.ts'
import { decideUnknown } from './decide-unknown.use-case.ts'
import { haltSendings, liftHalts } from './halt-sendings.use-case.ts'
import { moveSendings } from './move-sendings.use-case.ts'
import { pauseDaily } from './pause-daily.use-case.ts'
import { readOpened } from './read-opened.use-case.ts'
import { readSendings } from './read-sendings.use-case.ts'
import { readUnsent } from './read-unsent.use-case.ts'
import { searchSendings } from './search-sendings.use-case.ts'

export const sendingsRoutes = bind(sendings, {
  search: searchSendings,
  halt: haltSendings,
  lift: liftHalts,
  ofCampaign: readSendings,
  pauseDaily,
  move: moveSendings,
  unsent: readUnsent,
  decideUnknown,
  opened: readOpened,
})
