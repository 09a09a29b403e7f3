import { sendings } from '@marquee/contract/sendings'
import { bind } from '../platform/use-case.ts'
import { moveSendings } from './move-sendings.use-case.ts'
import { readSendings } from './read-sendings.use-case.ts'

export const sendingsRoutes = bind(sendings, {
  ofCampaign: readSendings,
  move: moveSendings,
})
