import type { audience } from '@marquee/contract/audience'
import {
  defaultRequest,
  inField,
  reachedByChannel,
  type AudienceQuestion,
  type CodedModel,
} from '@marquee/rules/audience'
import { vehicleOf } from '@marquee/rules/customers'
import { mailDigits, PREVIEW_MAILER, type Recipient } from '@marquee/rules/pieces'
import { accept, refuse } from '@marquee/rules/result'
import { countedCampaign, type CountedCampaign } from '../campaigns/index.ts'
import type { Call, PausingUseCase } from '../platform/use-case.ts'
import { audienceSelectionsStore } from './audience-selections.store.ts'
import { engineFor, readySelection, withoutLeftDealers } from './count-audience.load.ts'
import { countInPause } from './count-in-pause.load.ts'
import { membersView, type MemberRow } from './members.view.ts'

type Read = typeof audience.recipient

export const readRecipient: PausingUseCase<Read> = async (call) => {
  const { params, body, use } = call
  const campaign = await countedCampaign(params.key, use)
  if (!campaign) return refuse('not-found')
  const ready = await readySelection(campaign, await requestOf(campaign, call), call)
  if (!ready.ok) return ready.reason === 'request.invalid' ? inField(ready, 'body') : ready
  const { source, question, sends } = ready.value
  const { channel, position, marketKey = null } = body
  // All dealers of the campaign are in the question: which of two a household counts at follows from both.
  const whoGets = (all: AudienceQuestion): AudienceQuestion =>
    channel === undefined ? all : { ...all, reached: reachedByChannel(channel, sends) }
  return countInPause(call, {
    kind: 'recipient',
    // One more than is shown: whether there is a next one.
    count: (counting, signal) =>
      engineFor(source, counting).members(
        whoGets(question),
        { marketKey, skip: position, take: 2 },
        signal,
      ),
    async goOn(found, next) {
      const [row] = await next.use(membersView).all(found.slice(0, 1))
      const who = row && { marketKey: row.marketKey, household: row.household }
      next.announce({ campaignKey: params.key, ...who })
      return accept({
        recipient: row ? addressedTo(row, source.models) : null,
        hasMore: found.length > 1,
      })
    },
  })
}

/** What is saved; before anything is, what the template suggests. */
async function requestOf(campaign: CountedCampaign, call: Pick<Call<Read>, 'params' | 'use'>) {
  const row = await call.use(audienceSelectionsStore).find(call.params.key)
  return row
    ? withoutLeftDealers(row.request, campaign, call)
    : defaultRequest(campaign.template.content, [], 0)
}

function addressedTo(row: MemberRow, models: readonly CodedModel[]): Recipient {
  const { firstName, lastName, line1, city, state, postalCode, vehicles } = row
  const zip = postalCode ?? ''
  return {
    firstName: firstName ?? '',
    lastName,
    line1: line1 ?? '',
    city: city ?? '',
    state: state ?? '',
    postalCode: zip,
    vehicle: vehicles.flatMap((code) => vehicleName(code, models))[0] ?? '',
    mailDigits: mailDigits({ mailerId: PREVIEW_MAILER, serial: 0, zip }),
  }
}

function vehicleName(code: number, models: readonly CodedModel[]): string[] {
  const { modelCode, year } = vehicleOf(code)
  const found = models.find((one) => one.code === modelCode)
  return found ? [`${year} ${found.model}`] : []
}
