import type { audience } from '@marquee/contract/audience'
import { inField } from '@marquee/rules/audience'
import { accept, refuse } from '@marquee/rules/result'
import { countedCampaign } from '../campaigns/index.ts'
import type { PausingUseCase } from '../platform/use-case.ts'
import { presentSelection } from './audience.present.ts'
import { countAudience, readySelection } from './count-audience.load.ts'
import { countInPause } from './count-in-pause.load.ts'
import { maySaveAudience, saveSelection } from './saved-selection.change.ts'

type Save = typeof audience.saveSelection

/** The server counts and prices what is saved, and ignores figures in the request. */
export const saveAudienceSelection: PausingUseCase<Save> = async (call) => {
  const { body, person, use } = call
  const campaign = await countedCampaign(body.campaignId, use)
  if (!campaign) return refuse('not-found')
  const ready = await readySelection(campaign, body.searchRequest, call)
  if (!ready.ok) {
    return ready.reason === 'request.invalid' ? inField(ready, 'body.searchRequest') : ready
  }
  const allowed = maySaveAudience(person, ready.value.campaign)
  if (!allowed.ok) return allowed
  return countInPause(call, {
    kind: 'save',
    count: (counting, signal) => countAudience(ready.value, counting, signal),
    async goOn(counted, next) {
      const saved = await saveSelection(ready.value, counted, next)
      const { totalSize, estimatedCost } = counted
      next.announce({ campaignKey: body.campaignId, totalSize, estimatedCost })
      if (!saved.ok) return saved
      return accept(presentSelection(saved.value.row, saved.value.campaign, next.person))
    },
  })
}
