import type { StoredFields } from '../stored/index.ts'
import type { CampaignDetails, StoredMetroCampaign, MetroCampaign } from './campaign.rules.ts'
import { detailsFields, detailsNames, picked, type DetailsWith } from './details-fields.rules.ts'

type Name = Exclude<keyof CampaignDetails, DetailsWith<'stored', null>>

/** What a campaign stores in its `details`; the other fields have columns of their own, to be searched by. */
export interface StoredDetails extends Omit<Pick<CampaignDetails, Name>, 'metroCampaign'> {
  metroCampaign: StoredMetroCampaign | null
}

const names = detailsNames.filter((name): name is Name => detailsFields[name].stored !== null)

/** How fields of the details are stored, by the table of the details. */
export const storedOf = <Some extends Name>(some: readonly Some[]) =>
  Object.fromEntries(some.map((name) => [name, detailsFields[name].stored])) as StoredFields<
    Pick<StoredDetails, Some>
  >

export const storedDetailsFields: StoredFields<StoredDetails> = storedOf(names)

export const toStoredDetails = (details: Pick<CampaignDetails, Name>): StoredDetails => ({
  ...picked(details, names),
  metroCampaign: details.metroCampaign && withoutPlace(details.metroCampaign),
})

function withoutPlace({ marketGroupKey: _, marketPhoneNumber: __, ...rest }: MetroCampaign) {
  return rest
}
