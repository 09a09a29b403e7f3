import type { audience } from '@marquee/contract/audience'
import { inField } from '@marquee/rules/audience'
import { accept, refuse } from '@marquee/rules/result'
import { countedCampaign, type CountedCampaign } from '../campaigns/index.ts'
import type { Call, PausingUseCase } from '../platform/use-case.ts'
import { audienceSelectionsStore, type SelectionRow } from './audience-selections.store.ts'
import { presentSelection } from './audience.present.ts'
import { countAudience, readySelection, withoutLeftDealers } from './count-audience.load.ts'
import { countInPause } from './count-in-pause.load.ts'

type Read = typeof audience.readSelection

/** The saved selection with the figures of its data; counted again where the campaign has changed since. */
export const readSelection: PausingUseCase<Read> = async (call) => {
  const { params, person, use } = call
  const campaign = await countedCampaign(params.id, use)
  if (!campaign) return refuse('not-found')
  const row = await use(audienceSelectionsStore).find(params.id)
  if (!row) return refuse('audience.none-saved')
  // What a child has is its part of the parent's, where alone it is counted.
  const isChild = campaign.found.campaign.parentKey !== null
  if (isChild || row.basis === campaign.basis) {
    return accept(presentSelection(row, campaign, person))
  }
  return recount(row, campaign, call)
}

async function recount(
  row: SelectionRow,
  campaign: CountedCampaign,
  call: Call<Read>,
): ReturnType<PausingUseCase<Read>> {
  const request = await withoutLeftDealers(row.request, campaign, call)
  const ready = await readySelection(campaign, request, call)
  if (!ready.ok) return ready.reason === 'request.invalid' ? inField(ready, 'body') : ready
  return countInPause(call, {
    kind: 'selection',
    count: (counting, signal) => countAudience(ready.value, counting, signal),
    goOn: async (counted, { person }) => {
      const recounted = { request: ready.value.request, counted }
      return accept(presentSelection(row, campaign, person, recounted))
    },
  })
}
