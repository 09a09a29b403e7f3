import { hasTrait, isSetOff } from '../templates/index.ts'
import type { Campaign } from './campaign.rules.ts'
import { usesMailDate } from './date-problems.rules.ts'
import { mayDeferBilling } from './deferred-payments.rules.ts'
import type { detailsFields, DetailsName } from './details-fields.rules.ts'
import type { DetailsTemplate } from './details.rules.ts'

/** The parts of the form of a campaign's details: those in which its fields are decided. */
export type DetailsSection = (typeof detailsFields)[DetailsName]['sections'][number]

export interface ShownSection {
  section: DetailsSection
  /** A child takes over what its parent says. */
  isEnabled: boolean
}

type Shown = Pick<Campaign, 'category' | 'parentCampaignKey' | 'metroCampaign'>

/** Which parts the details have, in order, and which of them may be changed. */
export function detailsSections(
  campaign: Shown,
  template: Pick<DetailsTemplate, 'isBillingDeferred'>,
  /** How many dealer groups there are to choose from. */
  dealerGroups: number,
): ShownSection[] {
  const { category, parentCampaignKey } = campaign
  const isMetro = hasTrait(category, 'several-dealers')
  const isChild = parentCampaignKey !== null
  const shown: Readonly<Record<DetailsSection, boolean>> = {
    name: true,
    funding: isMetro,
    deferral: mayDeferBilling(campaign, template),
    channels: true,
    // Those of a year are its seasons'.
    mailDate: usesMailDate(category) || hasTrait(category, 'year'),
    monthlyCap: isSetOff(category),
    dealerGroup: isMetro && !isChild && dealerGroups > 1,
    mailer: isMetro,
    serviceLogo: isMetro,
    contact: isMetro,
    seeds: true,
    dealers: isMetro && !isChild,
  }
  const sections = Object.keys(shown) as DetailsSection[]
  return sections
    .filter((section) => shown[section])
    .map((section) => ({
      section,
      isEnabled: !isChild || section === 'seeds',
    }))
}

/** Besides the seeds, the form of a child only asks for the dealer's phone number. */
export const asksPhoneNumber = ({
  category,
  parentCampaignKey,
}: Pick<Campaign, 'category' | 'parentCampaignKey'>): boolean =>
  hasTrait(category, 'several-dealers') && parentCampaignKey !== null
