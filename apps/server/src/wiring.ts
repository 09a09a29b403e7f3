import type { contract } from '@marquee/contract'
import type { FailureOf, OperationShape } from '@marquee/contract/operation'
import { accessTexts } from '@marquee/rules/access'
import { annualReasons } from '@marquee/rules/annual'
import { auditReasons } from '@marquee/rules/audit'
import { approvalReasons } from '@marquee/rules/approvals'
import { audienceReasons } from '@marquee/rules/audience'
import { blackoutDateReasons } from '@marquee/rules/blackout-dates'
import { campaignReasons } from '@marquee/rules/campaigns'
import { contactPressureReasons } from '@marquee/rules/contact-pressure'
import { couponReasons } from '@marquee/rules/coupons'
import { customerReasons } from '@marquee/rules/customers'
import { creativeReasons } from '@marquee/rules/creatives'
import { imageReasons } from '@marquee/rules/images'
import { fileReasons } from '@marquee/rules/csv'
import { installationReasons } from '@marquee/rules/installation'
import { lineupReasons } from '@marquee/rules/lineup'
import { sendingDomainReasons } from '@marquee/rules/sending-domains'
import { listPreferenceReasons } from '@marquee/rules/list-preferences'
import { mailReturnReasons } from '@marquee/rules/mail-returns'
import { mapReasons } from '@marquee/rules/maps'
import { marketGroupReasons } from '@marquee/rules/market-groups'
import { marketProfileReasons } from '@marquee/rules/market-profiles'
import { networkReasons } from '@marquee/rules/network'
import { newerVersionReasons } from '@marquee/rules/newer-versions'
import { orderReasons } from '@marquee/rules/orders'
import { personReasons } from '@marquee/rules/people'
import { enrollmentReasons } from '@marquee/rules/enrollments'
import { rehearsalReasons } from '@marquee/rules/rehearsals'
import { reorderReasons } from '@marquee/rules/reorders'
import { membershipReasons } from '@marquee/rules/memberships'
import { priceListReasons } from '@marquee/rules/price-lists'
import { audienceFileReasons } from '@marquee/rules/audience-files'
import { printPackageReasons } from '@marquee/rules/print-packages'
import { rosterReasons } from '@marquee/rules/roster'
import { sendingReasons } from '@marquee/rules/sendings'
import { seedListReasons } from '@marquee/rules/seed-lists'
import { templateFileReasons } from '@marquee/rules/template-files'
import { templateReasons } from '@marquee/rules/templates'
import { pieceReasons } from '@marquee/rules/pieces'
import { toggleReasons } from '@marquee/rules/toggles'
import { userStateReasons } from '@marquee/rules/user-state'
import { annualRoutes } from './annual/index.ts'
import { approvalsRoutes } from './approvals/index.ts'
import { auditRoutes } from './audit/index.ts'
import { audienceRoutes } from './audience/index.ts'
import { blackoutDatesRoutes } from './blackout-dates/index.ts'
import { beginCampaignsJob, campaignsRoutes } from './campaigns/index.ts'
import { couponsRoutes } from './coupons/index.ts'
import { creativesRoutes } from './creatives/index.ts'
import { customersRoutes, type OrderedHouseholds } from './customers/index.ts'
import { homeRoutes } from './home/index.ts'
import { imagesRoutes } from './images/index.ts'
import { installationRoutes } from './installation/index.ts'
import { lineupRoutes } from './lineup/index.ts'
import { listPreferencesRoutes } from './list-preferences/index.ts'
import {
  mailReturnsRoutes,
  returnedCustomersListener,
  tidyEmailsJob,
} from './mail-returns/index.ts'
import { mapsRoutes } from './maps/index.ts'
import { marketGroupsRoutes } from './market-groups/index.ts'
import { marketProfilesRoutes } from './market-profiles/index.ts'
import { marketsRoutes } from './markets/index.ts'
import { bringAlongJobs, networkRoutes } from './network/index.ts'
import { newerVersionsRoutes } from './newer-versions/index.ts'
import { noticesRoutes } from './notices/index.ts'
import { contactPressureRoutes } from './contact-pressure/index.ts'
import { sendingDomainsRoutes } from './sending-domains/index.ts'
import { keptEmailsRoutes } from './kept-emails/index.ts'
import { outboxRoutes } from './outbox/index.ts'
import { orderedHouseholdsView, ordersRoutes } from './orders/index.ts'
import { peopleRoutes } from './people/index.ts'
import type { Listener } from './platform/listeners.ts'
import type { Job } from './platform/jobs/index.ts'
import type { BoundOperation } from './platform/use-case.ts'
import { piecesRoutes } from './pieces/index.ts'
import { bulkReorderJob, reordersRoutes } from './reorders/index.ts'
import { bulkEnrollmentJob, enrollmentsRoutes } from './enrollments/index.ts'
import { membershipsRoutes } from './memberships/index.ts'
import { AUDIENCE_FILES, audienceFilesJob, audienceFilesRoutes } from './audience-files/index.ts'
import { PRINT_PACKAGES, printPackagesRoutes } from './print-packages/index.ts'
import { priceListsRoutes } from './price-lists/index.ts'
import { rehearsalsRoutes, rehearsedCustomersListener } from './rehearsals/index.ts'
import { rosterRoutes } from './roster/index.ts'
import { searchRoutes } from './search/index.ts'
import { seedListsRoutes } from './seed-lists/index.ts'
import { PLAN_SENDINGS, planSendingsJob, sendingsRoutes } from './sendings/index.ts'
import { templateFilesRoutes } from './template-files/index.ts'
import { heroListener, refreshHeroesJob, templatesRoutes } from './templates/index.ts'
import { togglesRoutes } from './toggles/index.ts'
import { userStateRoutes } from './user-state/index.ts'
import { vehiclesRoutes } from './vehicles/index.ts'

/** Every operation with what carries it out. */
export const operations: readonly BoundOperation[] = [
  ...userStateRoutes,
  ...listPreferencesRoutes,
  ...togglesRoutes,
  ...marketsRoutes,
  ...peopleRoutes,
  ...imagesRoutes,
  ...blackoutDatesRoutes,
  ...marketGroupsRoutes,
  ...marketProfilesRoutes,
  ...vehiclesRoutes,
  ...mapsRoutes,
  ...couponsRoutes,
  ...piecesRoutes,
  ...creativesRoutes,
  ...templatesRoutes,
  ...templateFilesRoutes,
  ...campaignsRoutes,
  ...networkRoutes,
  ...lineupRoutes,
  ...rosterRoutes,
  ...priceListsRoutes,
  ...membershipsRoutes,
  ...seedListsRoutes,
  ...customersRoutes,
  ...audienceRoutes,
  ...homeRoutes,
  ...outboxRoutes,
  ...keptEmailsRoutes,
  ...sendingDomainsRoutes,
  ...contactPressureRoutes,
  ...noticesRoutes,
  ...auditRoutes,
  ...ordersRoutes,
  ...approvalsRoutes,
  ...mailReturnsRoutes,
  ...sendingsRoutes,
  ...printPackagesRoutes,
  ...audienceFilesRoutes,
  ...rehearsalsRoutes,
  ...annualRoutes,
  ...reordersRoutes,
  ...enrollmentsRoutes,
  ...newerVersionsRoutes,
  ...searchRoutes,
  ...installationRoutes,
]

/** What later nouns do after earlier ones, which do not know them. */
export const listeners: readonly Listener[] = [
  heroListener,
  returnedCustomersListener,
  rehearsedCustomersListener,
]

/** The jobs besides those for customers, which are long and have runners of their own. */
export const jobs: readonly Job[] = [
  beginCampaignsJob(PLAN_SENDINGS),
  planSendingsJob([PRINT_PACKAGES, AUDIENCE_FILES]),
  audienceFilesJob,
  bulkReorderJob,
  bulkEnrollmentJob,
  refreshHeroesJob,
  tidyEmailsJob,
  ...bringAlongJobs,
]

/** Customers stand above orders in the river, and learn here which of them orders name. */
export const orderedHouseholds: OrderedHouseholds = (use, market) =>
  use(orderedHouseholdsView).at(market)

export { pressedPeople } from './contact-pressure/index.ts'

type DeclaredReason = {
  [Noun in keyof typeof contract]: FailuresOf<(typeof contract)[Noun]>
}[keyof typeof contract]
type FailuresOf<Operations> = {
  [Verb in keyof Operations]: Operations[Verb] extends OperationShape
    ? FailureOf<Operations[Verb]>
    : never
}[keyof Operations]

/** What people read for each reason that an operation may refuse with. */
export const reasonTexts: Readonly<Record<DeclaredReason, string>> = {
  ...accessTexts,
  ...annualReasons,
  ...approvalReasons,
  ...audienceReasons,
  ...auditReasons,
  ...blackoutDateReasons,
  ...campaignReasons,
  ...couponReasons,
  ...creativeReasons,
  ...customerReasons,
  ...fileReasons,
  ...imageReasons,
  ...installationReasons,
  ...lineupReasons,
  ...sendingDomainReasons,
  ...contactPressureReasons,
  ...listPreferenceReasons,
  ...mailReturnReasons,
  ...mapReasons,
  ...marketGroupReasons,
  ...marketProfileReasons,
  ...networkReasons,
  ...newerVersionReasons,
  ...orderReasons,
  ...personReasons,
  ...pieceReasons,
  ...reorderReasons,
  ...enrollmentReasons,
  ...rosterReasons,
  ...priceListReasons,
  ...membershipReasons,
  ...sendingReasons,
  ...printPackageReasons,
  ...audienceFileReasons,
  ...rehearsalReasons,
  ...seedListReasons,
  ...templateFileReasons,
  ...templateReasons,
  ...toggleReasons,
  ...userStateReasons,
}

export const clock = (): number => Date.now()
