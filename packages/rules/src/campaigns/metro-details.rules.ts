import { email, firstProblem, maxLength, phone, required, url } from '../fields/index.ts'
import { groupNameProblem } from '../market-groups/index.ts'
import { stepsOfCampaign, type Campaign, type MetroCampaign } from './campaign.rules.ts'
import { mayCarryCoupon } from './carried-coupons.rules.ts'
import { detailsTexts } from './texts.ts'

const MOST_OF_CONTACT_NAME = 50

/** What a metro campaign begins with. */
export const NEW_METRO_CAMPAIGN: MetroCampaign = {
  fundingType: 'DEALER_FUNDING',
  marketGroupKey: null,
  metroGroupName: '',
  metroGroupUrl: '',
  marketPhoneNumber: '',
  isExpressService: false,
  contactDto: { firstName: '', lastName: '', phoneNumber: '', email: '' },
}

/** Who may pay, given the coupons. */
export function fundingProblem(
  campaign: Pick<Campaign, 'category' | 'workflows' | 'metroCampaign'>,
): string | undefined {
  const { category, metroCampaign } = campaign
  const funding = { category, fundingType: metroCampaign?.fundingType ?? null }
  const coupons = stepsOfCampaign(campaign).flatMap(({ creative }) => creative.attachments)
  // Every coupon counts, whatever its source: the funding is stricter here than when a coupon is
  // saved.
  const isRefused = coupons.some(
    ({ customValues }) => !mayCarryCoupon(customValues, funding, customValues.sourceId.source).ok,
  )
  return isRefused ? detailsTexts.flatCostFunded : undefined
}

/** What is wrong with the fields that only a metro campaign has. */
export function metroProblems(metro: MetroCampaign): Record<string, string | undefined> {
  const { contactDto: contact } = metro
  return {
    marketGroupKey: required(metro.marketGroupKey),
    metroGroupName: groupNameProblem(metro.metroGroupName),
    metroGroupUrl: firstProblem(metro.metroGroupUrl, required, url),
    'contactDto.firstName': firstProblem(contact.firstName, required, contactName),
    'contactDto.lastName': firstProblem(contact.lastName, required, contactName),
    'contactDto.phoneNumber': firstProblem(contact.phoneNumber, required, phone),
    'contactDto.email': firstProblem(contact.email, required, email),
  }
}

const contactName = maxLength(MOST_OF_CONTACT_NAME)
