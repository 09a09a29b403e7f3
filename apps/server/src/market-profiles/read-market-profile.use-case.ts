import type { marketProfiles } from '@marquee/contract/market-profiles'
import { may, type Permission } from '@marquee/rules/access'
import {
  EDITING,
  EDITING_RESTRICTED,
  mayDecideLogo,
  type LogoStatus,
  type SHOWN_LOGO_STATUSES,
} from '@marquee/rules/market-profiles'
import { ability, accept, refuse } from '@marquee/rules/result'
import { presentImage } from '../images/index.ts'
import { addressesOf, listingAttributesView, marketsStore } from '../markets/index.ts'
import type { Links } from '../platform/links/index.ts'
import type { CallingPerson } from '../platform/person.ts'
import type { Use } from '../platform/sql/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { marketLogosView, type ShownLogo } from './market-logos.view.ts'
import { marketProfilesStore } from './market-profiles.store.ts'

export const readMarketProfile: UseCase<typeof marketProfiles.read> = (call) =>
  profileNow(call.params.marketKey, call)

interface Reading {
  person: CallingPerson
  use: Use
  links: Links
  now: number
}

/** The profile as it is now: what reading it and every change answer. */
export async function profileNow(marketKey: number, call: Reading) {
  const { person, use } = call
  const market = await use(marketsStore).find(marketKey)
  if (!market) return refuse('not-found')
  const profile = await use(marketProfilesStore).of(market)
  const attributes = await use(listingAttributesView).of(market)
  const logos = await use(marketLogosView).of(marketKey)
  const { name, hierarchyId, type, sourceId, webAddress, phoneNumber } = market
  const { legalName, contactName, contactEmail, contactPhone, version } = profile
  const { dealerNotes, openingHours, printedLine } = profile
  return accept({
    marketKey,
    name,
    hierarchyId,
    type,
    legalName,
    webAddress,
    phoneNumber,
    dealerNotes,
    openingHours,
    printedLine,
    sourceId: { id: sourceId },
    addresses: addressesOf(market),
    contact: { name: contactName, email: contactEmail, phone: contactPhone },
    attributes,
    version,
    logos: logos.map((logo) => presentLogo(logo, call)),
    can: {
      update: allowed(person, EDITING),
      editRestricted: allowed(person, EDITING_RESTRICTED),
      uploadLogo: allowed(person, EDITING),
    },
  })
}

export function presentLogo({ logo, image, uploadedBy }: ShownLogo, call: Reading) {
  const { key, assetType, status, uploadedAt, reason } = logo
  const permitted = may(call.person.permissions, [EDITING_RESTRICTED])
  return {
    key,
    assetType,
    uploadedBy,
    reason,
    status: shown(status),
    image: presentImage(image, call),
    uploadedAt: uploadedAt.toISOString(),
    can: { decide: ability(permitted.ok ? mayDecideLogo(call.person, logo) : permitted) },
  }
}

const shown = (status: LogoStatus) => status as (typeof SHOWN_LOGO_STATUSES)[number]

const allowed = ({ permissions }: CallingPerson, permission: Permission) =>
  ability(may(permissions, [permission]))
