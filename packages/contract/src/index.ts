import { annual } from './annual/index.ts'
import { approvals } from './approvals/index.ts'
import { audit } from './audit/index.ts'
import { audience } from './audience/index.ts'
import { blackoutDates } from './blackout-dates/index.ts'
import { campaigns } from './campaigns/index.ts'
import { coupons } from './coupons/index.ts'
import { creatives } from './creatives/index.ts'
import { customers } from './customers/index.ts'
import { home } from './home/index.ts'
import { images } from './images/index.ts'
import { installation } from './installation/index.ts'
import { listPreferences } from './list-preferences/index.ts'
import { marketGroups } from './market-groups/index.ts'
import { marketProfiles } from './market-profiles/index.ts'
import { mailReturns } from './mail-returns/index.ts'
import { maps } from './maps/index.ts'
import { markets } from './markets/index.ts'
import { lineup } from './lineup/index.ts'
import { network } from './network/index.ts'
import { priceLists } from './price-lists/index.ts'
import { commonProblems, type Operation } from './operation/index.ts'
import { newerVersions } from './newer-versions/index.ts'
import { notices } from './notices/index.ts'
import { keptEmails } from './kept-emails/index.ts'
import { contactPressure } from './contact-pressure/index.ts'
import { sendingDomains } from './sending-domains/index.ts'
import { outbox } from './outbox/index.ts'
import { orders } from './orders/index.ts'
import { people } from './people/index.ts'
import { pieces } from './pieces/index.ts'
import { rehearsals } from './rehearsals/index.ts'
import { reorders } from './reorders/index.ts'
import { enrollments } from './enrollments/index.ts'
import { memberships } from './memberships/index.ts'
import { roster } from './roster/index.ts'
import { search } from './search/index.ts'
import { seedLists } from './seed-lists/index.ts'
import { audienceFiles } from './audience-files/index.ts'
import { printPackages } from './print-packages/index.ts'
import { sendings } from './sendings/index.ts'
import { templateFiles } from './template-files/index.ts'
import { templates } from './templates/index.ts'
import { toggles } from './toggles/index.ts'
import { userState } from './user-state/index.ts'
import { vehicles } from './vehicles/index.ts'

/** The type is named noun by noun: written out as a whole it is longer than the compiler takes. */
interface Contract {
  userState: typeof userState
  listPreferences: typeof listPreferences
  toggles: typeof toggles
  markets: typeof markets
  people: typeof people
  images: typeof images
  blackoutDates: typeof blackoutDates
  marketGroups: typeof marketGroups
  marketProfiles: typeof marketProfiles
  vehicles: typeof vehicles
  maps: typeof maps
  coupons: typeof coupons
  creatives: typeof creatives
  pieces: typeof pieces
  templates: typeof templates
  templateFiles: typeof templateFiles
  seedLists: typeof seedLists
  customers: typeof customers
  campaigns: typeof campaigns
  network: typeof network
  priceLists: typeof priceLists
  lineup: typeof lineup
  roster: typeof roster
  memberships: typeof memberships
  audience: typeof audience
  home: typeof home
  outbox: typeof outbox
  keptEmails: typeof keptEmails
  sendingDomains: typeof sendingDomains
  contactPressure: typeof contactPressure
  notices: typeof notices
  audit: typeof audit
  orders: typeof orders
  approvals: typeof approvals
  mailReturns: typeof mailReturns
  sendings: typeof sendings
  printPackages: typeof printPackages
  audienceFiles: typeof audienceFiles
  rehearsals: typeof rehearsals
  reorders: typeof reorders
  enrollments: typeof enrollments
  newerVersions: typeof newerVersions
  annual: typeof annual
  search: typeof search
  installation: typeof installation
}

/** Every operation of the product, by noun. */
export const contract: Contract = {
  userState,
  listPreferences,
  toggles,
  markets,
  people,
  images,
  blackoutDates,
  marketGroups,
  marketProfiles,
  vehicles,
  maps,
  coupons,
  creatives,
  pieces,
  templates,
  templateFiles,
  seedLists,
  customers,
  campaigns,
  network,
  priceLists,
  lineup,
  roster,
  memberships,
  audience,
  home,
  outbox,
  keptEmails,
  sendingDomains,
  contactPressure,
  notices,
  audit,
  orders,
  approvals,
  mailReturns,
  sendings,
  printPackages,
  audienceFiles,
  rehearsals,
  reorders,
  enrollments,
  newerVersions,
  annual,
  search,
  installation,
}

export const allOperations: readonly Operation[] = Object.values(contract).flatMap(
  (noun) => Object.values(noun) as Operation[],
)

/** Every code with which an operation may refuse; what is refused stands under it in the audit log. */
export const refusalCodes: readonly string[] = [
  ...new Set([
    ...Object.keys(commonProblems),
    ...allOperations.flatMap(({ failures }) => Object.keys(failures)),
  ]),
]
