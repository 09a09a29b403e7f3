import type { campaigns } from '@marquee/contract/campaigns'
import { parentsOwn, type DetailsName, type StepDecisions } from '@marquee/rules/campaigns'
import type { Workflow } from '@marquee/rules/templates'
import { accept, type Result } from '@marquee/rules/result'
import { unaltered } from '../platform/unaltered.ts'
import type { Call } from '../platform/use-case.ts'
import { savedDetails } from './campaign-details.present.ts'
import { presentStep } from './campaign-step.present.ts'
import { present, type Reading } from './campaign.present.ts'
import type { StepRow } from './campaigns.store.ts'
import type { FoundCampaign } from './campaigns.view.ts'

type Body = Call<typeof campaigns.update>['body']
type StepBody = Call<typeof campaigns.updateStep>['body']

type Kept = 'stored' | 'computed'

/** What the server says of a campaign, and a caller may send back; 'computed' may be another value by then. */
const facts: Readonly<Record<Exclude<keyof Body, DetailsName | 'key'>, Kept>> = {
  id: 'stored',
  hierarchyId: 'stored',
  initialCampaignName: 'stored',
  status: 'stored',
  isActive: 'computed',
  isEditable: 'computed',
  category: 'stored',
  type: 'stored',
  campaignCadence: 'stored',
  parentCampaignKey: 'stored',
  annualCampaignKey: 'stored',
  season: 'stored',
  deploymentDate: 'computed',
  enrollmentStartDate: 'stored',
  enrollmentEndDate: 'stored',
  isFavorite: 'computed',
  isReleasedToDealers: 'stored',
  isModified: 'computed',
  selectedMarkets: 'computed',
  selectedChannel: 'computed',
  fulfillmentChannels: 'computed',
  variations: 'computed',
  market: 'computed',
  startedFor: 'stored',
  today: 'computed',
  workflows: 'stored',
  template: 'computed',
  audience: 'computed',
  submittedAt: 'stored',
  reorder: 'stored',
  version: 'computed',
  updatedAt: 'computed',
  updatedBy: 'computed',
  can: 'computed',
}

const storedAmong = <Name extends string>(kinds: Readonly<Record<Name, Kept>>): Name[] =>
  (Object.keys(kinds) as Name[]).filter((name) => kinds[name] === 'stored')

const storedFacts = storedAmong(facts)

/** Are the facts that were sent as they are? Saving the details changes none of them. */
export async function unalteredFacts(
  found: FoundCampaign,
  body: Body,
  call: Reading,
): Promise<Result<true, 'request.invalid'>> {
  const sent = storedFacts.filter((name) => body[name] !== undefined)
  return sent.length === 0 ? accept(true) : unaltered(body, await present(found, call), sent)
}

/** The same of a metro campaign's child: besides its phone number and its seeds all follows its parent. */
export async function unalteredByDealer(
  found: FoundCampaign,
  body: Body,
  call: Reading,
): Promise<Result<true, 'request.invalid'>> {
  const known = await present(found, call)
  const withoutPhone = <Details extends Pick<Body, 'metroCampaign'>>(details: Details) => ({
    ...details,
    metroCampaign: details.metroCampaign && { ...details.metroCampaign, marketPhoneNumber: '' },
  })
  return unaltered(withoutPhone(body), withoutPhone(known), parentsOwn)
}

const stepFacts: Readonly<Record<Exclude<keyof StepBody, keyof StepDecisions | 'key'>, Kept>> = {
  name: 'stored',
  number: 'stored',
  status: 'stored',
  optionality: 'stored',
  template: 'stored',
  creativeSelection: 'stored',
  fulfillmentOptions: 'stored',
  fulfillmentVariationOptions: 'stored',
  startDate: 'computed',
  startDateTwo: 'computed',
  daysAfterStart: 'stored',
  stepDetails: 'stored',
  version: 'computed',
}

const storedStepFacts = storedAmong(stepFacts)

/** The same of a step. */
export function unalteredStepFacts(
  { campaign }: FoundCampaign,
  row: StepRow,
  workflow: Workflow | undefined,
  body: StepBody,
): Result<true, 'request.invalid'> {
  const [step] = workflow ? presentStep(row, workflow, savedDetails(campaign, [])) : []
  return step ? unaltered(body, step, storedStepFacts) : accept(true)
}
