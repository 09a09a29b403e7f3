import type { StoredFields } from '../stored/index.ts'
import type { CampaignDetails, KeptMetroCampaign, MetroCampaign } from './campaign.rules.ts'
import { detailsFields, detailsNames, picked, type DetailsWith } from './details-fields.rules.ts'

type Name = Exclude<keyof CampaignDetails, DetailsWith<'stored', null>>

/** What a campaign keeps of its details as a whole; the rest is searched for and stands by itself. */
export interface KeptDetails extends Omit<Pick<CampaignDetails, Name>, 'metroCampaign'> {
  metroCampaign: KeptMetroCampaign | null
}

const names = detailsNames.filter((name): name is Name => detailsFields[name].stored !== null)

/** How fields of the details are kept, by the table of the details. */
export const storedOf = <Some extends Name>(some: readonly Some[]) =>
  Object.fromEntries(some.map((name) => [name, detailsFields[name].stored])) as StoredFields<
    Pick<KeptDetails, Some>
  >

export const storedDetails: StoredFields<KeptDetails> = storedOf(names)

export const keptDetails = (details: Pick<CampaignDetails, Name>): KeptDetails => ({
  ...picked(details, names),
  metroCampaign: details.metroCampaign && withoutPlace(details.metroCampaign),
})

function withoutPlace({ marketGroupKey: _, marketPhoneNumber: __, ...rest }: MetroCampaign) {
  return rest
}
