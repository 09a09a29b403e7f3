import type { Decision, Outcomes } from './decision.ts'
import { DECISIONS_ON_ANNUAL } from './on-annual.ts'
import { DECISIONS_ON_APPROVALS } from './on-approvals.ts'
import { DECISIONS_ON_AUDIENCE } from './on-audience.ts'
import { DECISIONS_ON_OFFICE } from './on-office.ts'
import { DECISIONS_ON_CAMPAIGNS } from './on-campaigns.ts'
import { DECISIONS_ON_ENROLLMENTS } from './on-enrollments.ts'
import { DECISIONS_ON_REORDERS } from './on-reorders.ts'
import { DECISIONS_ON_ORDERS } from './on-orders.ts'

const OK = '200'
const CREATED = '201'
const GONE = '404 not-found'
const DAY = '403 blackout-date.beyond-scope'
const TOGGLE = '403 toggle.beyond-scope'
const ADMIN = ['CAN_PERFORM_ADMIN_OPERATIONS']
const GROUPS = ['CAN_MANAGE_MARKET_GROUPS']
const PROFILES = ['CAN_UPDATE_MARKET_PROFILE']
const RESTRICTED = ['CAN_EDIT_RESTRICTED_MARKET_PROFILE']
const FOR_GLOBAL = ['CAN_CREATE_GLOBAL_COUPONS']
const FOR_GROUPS = ['CAN_CREATE_MARKET_GROUP_COUPONS']
const FOR_DEALERS = ['CAN_SUBMIT_ORDER', 'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS']
const COUPONS = [...FOR_GLOBAL, ...FOR_GROUPS, ...FOR_DEALERS]
const READERS = ['CAN_READ_CAMPAIGNS']
const SEARCHERS = ['CAN_SEARCH_AUDIENCE']
const AUTHORS = ['CAN_MANAGE_CAMPAIGN_TEMPLATES']
const ACCESS = ['CAN_MANAGE_CAMPAIGN_TEMPLATE_ACCESS']
const TEMPLATE_READERS = [...READERS, ...AUTHORS, ...ACCESS]
const SCOPE = '403 coupon.scope-denied'
const KEPT = '403 coupon.kept-above'
const CHOOSERS = [...GROUPS, 'CAN_CREATE_CAMPAIGN_FOR_MULTIPLE_DEALERS']

// Columns:                own, below, beside, branch, brand, above, nowhere
const HINT: Outcomes /*  */ = [OK, OK, OK, OK, OK, OK, OK]
const BELOW: Outcomes /* */ = [OK, OK, GONE, GONE, GONE, GONE, GONE]
const NEW: Outcomes /*   */ = [CREATED, CREATED, GONE, GONE, GONE, GONE, GONE]
// A picture that is not approved needs a signed address, for every caller.
const HIDDEN: Outcomes /**/ = [GONE, GONE, GONE, GONE, GONE, GONE, GONE]
const NO_PROVIDER = '404 mail-return.not-set-up'
const UNSET: Outcomes = [
  NO_PROVIDER,
  NO_PROVIDER,
  NO_PROVIDER,
  NO_PROVIDER,
  NO_PROVIDER,
  NO_PROVIDER,
  NO_PROVIDER,
]
const LINKED: Outcomes /**/ = [OK, OK, OK, OK, OK, OK, GONE]
const ABOVE: Outcomes /* */ = [OK, OK, GONE, GONE, GONE, OK, GONE]
// May be read by people below, and changed only from above.
const MANAGE: Outcomes /*  */ = [OK, OK, GONE, GONE, GONE, KEPT, GONE]
const BRAND: Outcomes /* */ = [OK, OK, GONE, GONE, GONE, OK, GONE]
const NEW_IN: Outcomes /**/ = [CREATED, CREATED, GONE, GONE, GONE, CREATED, GONE]

/** What lies at a brand is read below it, and written by people whose home is the brand or above it. */
const keptAbove = (noun: string, done: string): Outcomes => {
  const above = `403 ${noun}.kept-above`
  return [done, done, GONE, GONE, GONE, above, GONE]
}
// The use of a picture decides who manages it.
const PICTURES = {
  market: { needs: PROFILES, refused: '403 image.type-denied' },
  marketOfCreatives: { needs: AUTHORS, refused: '403 image.type-denied' },
}
const TEMPLATE = keptAbove('campaign-template', OK)
const NEW_TEMPLATE = keptAbove('campaign-template', CREATED)

export const DECISIONS: Readonly<Record<string, Decision>> = {
  'userState.read': { needs: [], by: { market: HINT, brand: HINT } },
  'userState.initialize': { needs: [], by: { market: HINT, brand: HINT } },
  'userState.select': { needs: [], by: { market: BELOW, brand: BRAND } },
  // Another person's home is nobody else's to choose, wherever it lies.
  'userState.chooseHome': { needs: [], by: { person: HIDDEN } },

  'toggles.read': { needs: [], by: { market: HINT, brand: HINT } },
  'toggles.explain': { needs: ADMIN, by: { market: HINT, brand: BRAND } },
  'toggles.set': { needs: ADMIN, by: { brand: [OK, OK, GONE, GONE, GONE, TOGGLE, GONE] } },

  'markets.search': { needs: [], by: { market: BELOW, brand: BRAND, parent: HINT } },
  'markets.searchByType': { needs: [], by: { market: BELOW, brand: BRAND } },
  'markets.hierarchy': { needs: [], by: { market: BELOW } },

  'people.search': { needs: ADMIN, by: { market: BELOW, brand: BRAND } },
  'people.invite': { needs: ADMIN, by: { home: NEW } },
  'people.change': { needs: ADMIN, by: { person: BELOW, home: BELOW } },
  'people.resend': { needs: ADMIN, by: { person: BELOW } },
  'people.deactivate': { needs: ADMIN, by: { person: BELOW } },
  'people.reactivate': { needs: ADMIN, by: { person: BELOW } },

  'blackoutDates.list': { needs: [], by: { market: BELOW, brand: BRAND } },
  'blackoutDates.add': {
    needs: ADMIN,
    by: { brand: [CREATED, CREATED, GONE, GONE, GONE, DAY, GONE] },
  },
  'blackoutDates.delete': { needs: ADMIN, by: { day: [OK, OK, GONE, GONE, GONE, DAY, GONE] } },

  'images.upload': {
    needs: [...PROFILES, ...AUTHORS],
    by: { market: NEW, marketOfCreatives: NEW },
    found: PICTURES,
  },
  'images.list': {
    needs: [...PROFILES, ...AUTHORS],
    by: { market: BELOW, marketOfCreatives: BELOW },
    found: PICTURES,
  },
  'images.read': { needs: [], by: { picture: HIDDEN } },
  'pieces.dealer': { needs: [], by: { market: BELOW, campaign: BELOW } },
  'pieces.email': {
    needs: TEMPLATE_READERS,
    by: { market: BELOW, campaign: BELOW, creative: ABOVE, coupon: ABOVE },
  },
  'pieces.sendTest': {
    needs: TEMPLATE_READERS,
    by: { market: BELOW, campaign: BELOW, creative: ABOVE, coupon: ABOVE },
  },
  'pieces.emailDesign': { needs: AUTHORS, by: { brand: HINT } },
  'pieces.proof': {
    needs: TEMPLATE_READERS,
    by: { market: BELOW, campaign: BELOW, creative: ABOVE, coupon: ABOVE },
  },
  'pieces.readProof': { needs: [], by: { picture: HIDDEN } },
  'pieces.couponPicture': { needs: READERS, by: { coupon: ABOVE } },
  // An offer code gives access by itself, whoever uses it; the code of proofs is public.
  'pieces.readOffer': { needs: [], by: { preview: HINT, code: HIDDEN } },

  'marketGroups.list': { needs: CHOOSERS, by: { market: BELOW, brand: BRAND } },
  'marketGroups.details': { needs: CHOOSERS, by: { group: BELOW } },
  'marketGroups.candidates': { needs: GROUPS, by: { group: BELOW } },
  'marketGroups.create': { needs: GROUPS, by: { brand: NEW_IN } },
  'marketGroups.createWithMarkets': { needs: GROUPS, by: { dealer: NEW } },
  'marketGroups.update': { needs: GROUPS, by: { group: BELOW } },
  'marketGroups.addDealers': { needs: GROUPS, by: { group: BELOW, dealer: BELOW } },
  'marketGroups.removeMarket': { needs: GROUPS, by: { group: BELOW, dealer: BELOW } },
  'marketGroups.setUsers': { needs: GROUPS, by: { group: BELOW, person: BELOW } },
  'marketGroups.userCandidates': { needs: GROUPS, by: { group: BELOW } },
  'marketGroups.delete': { needs: GROUPS, by: { group: BELOW } },

  'marketProfiles.read': { needs: [], by: { market: BELOW } },
  'marketProfiles.update': { needs: [...PROFILES, ...RESTRICTED], by: { market: BELOW } },
  'marketProfiles.handInLogo': { needs: PROFILES, by: { market: BELOW } },
  'marketProfiles.approveLogo': { needs: RESTRICTED, by: { market: BELOW } },
  'marketProfiles.rejectLogo': { needs: RESTRICTED, by: { market: BELOW } },
  'marketProfiles.searchLogos': { needs: RESTRICTED, by: { market: BELOW, brand: BRAND } },

  'vehicles.metadata': { needs: [], by: { brand: BRAND } },

  'maps.zipCodeBoundaries': { needs: [], by: { market: BELOW, brand: BRAND } },
  'maps.geocode': { needs: [], by: { market: BELOW } },

  'coupons.list': { needs: READERS, by: { market: BELOW, brand: BRAND } },
  'coupons.places': { needs: READERS, by: { market: BELOW, brand: BRAND } },
  'coupons.read': { needs: READERS, by: { coupon: ABOVE } },
  'coupons.uses': { needs: READERS, by: { coupon: ABOVE } },
  'coupons.create': {
    needs: COUPONS,
    by: { dealer: NEW, group: NEW },
    found: {
      dealer: { needs: FOR_DEALERS, refused: SCOPE },
      group: { needs: FOR_GROUPS, refused: SCOPE },
    },
  },
  'coupons.update': {
    needs: COUPONS,
    by: { coupon: MANAGE },
    found: { coupon: { needs: FOR_GLOBAL, refused: SCOPE } },
  },
  'coupons.retire': {
    needs: COUPONS,
    by: { coupon: MANAGE },
    found: { coupon: { needs: FOR_GLOBAL, refused: SCOPE } },
  },

  'seedLists.list': { needs: READERS, by: { market: BELOW, brand: BRAND } },
  'seedLists.read': { needs: READERS, by: { seedList: BELOW } },
  'seedLists.create': { needs: FOR_DEALERS, by: { market: NEW, brand: NEW_IN } },
  'seedLists.update': { needs: FOR_DEALERS, by: { seedList: BELOW } },
  'seedLists.putRecipient': { needs: FOR_DEALERS, by: { seedList: BELOW } },
  'seedLists.deleteRecipient': { needs: FOR_DEALERS, by: { seedList: BELOW } },
  'seedLists.delete': { needs: FOR_DEALERS, by: { seedList: BELOW } },

  // The link in an email gives access by itself, whoever holds it, as long as its dealer is there.
  'customers.readOptOut': { needs: [], by: { link: LINKED } },
  'customers.optOut': { needs: [], by: { link: LINKED } },
  'customers.optOutByOneClick': { needs: [], by: { link: LINKED } },
  'customers.takeBackOptOut': { needs: [], by: { link: LINKED } },
  // Whoever signs is no person, and no provider is known here.
  'mailReturns.takeSes': { needs: [], by: { market: UNSET } },
  'mailReturns.takeSendgrid': { needs: [], by: { market: UNSET } },
  'mailReturns.takePostmark': { needs: [], by: { market: UNSET } },
  'customers.lookUp': { needs: SEARCHERS, by: { market: BELOW, brand: BRAND } },
  'customers.customer': { needs: SEARCHERS, by: { dealer: BELOW } },
  'customers.correct': { needs: ADMIN, also: SEARCHERS, by: { dealer: BELOW } },
  'customers.export': { needs: SEARCHERS, by: { dealer: BELOW } },
  'customers.market': { needs: ADMIN, by: { market: BELOW } },
  'customers.upload': { needs: ADMIN, by: { dealer: NEW } },
  'customers.search': { needs: ADMIN, by: { market: BELOW, brand: BRAND } },
  'customers.read': { needs: ADMIN, by: { customerImport: BELOW } },
  'customers.start': { needs: ADMIN, by: { customerImport: BELOW } },
  'customers.confirm': { needs: ADMIN, by: { confirmingImport: BELOW } },
  'customers.undo': { needs: ADMIN, by: { undoableImport: BELOW } },
  'customers.cancel': { needs: ADMIN, by: { customerImport: BELOW } },
  // Which lines cannot be used is read by a signed address, which an import hands out.
  'customers.rejectedRows': { needs: [], by: { customerImport: HIDDEN } },
  'customers.suppress': { needs: ADMIN, by: { market: NEW } },
  'customers.liftSuppression': { needs: ADMIN, by: { market: BELOW } },
  'customers.searchSuppressions': { needs: ADMIN, by: { market: BELOW, brand: BRAND } },
  'customers.exportSuppressions': { needs: ADMIN, by: { market: BELOW, brand: BRAND } },
  'customers.trySuppressions': { needs: ADMIN, by: { market: BELOW, brand: BRAND } },
  'customers.importSuppressions': { needs: ADMIN, by: { market: BELOW, brand: BRAND } },
  'customers.liftListed': { needs: ADMIN, by: { suppression: BELOW } },
  'customers.erase': { needs: ADMIN, by: { market: BELOW } },

  'creatives.search': {
    needs: TEMPLATE_READERS,
    by: { market: BELOW, brand: BRAND, campaignStep: BELOW },
  },
  'creatives.read': { needs: TEMPLATE_READERS, by: { creative: ABOVE } },
  'creatives.uses': { needs: TEMPLATE_READERS, by: { creative: ABOVE } },
  'creatives.keyNames': { needs: TEMPLATE_READERS, by: { market: BELOW, brand: BRAND } },
  'creatives.create': { needs: AUTHORS, by: { oneBrand: keptAbove('creative', CREATED) } },
  'creatives.update': { needs: AUTHORS, by: { creative: keptAbove('creative', OK) } },

  'templates.search': { needs: TEMPLATE_READERS, by: { market: BELOW, brand: BRAND } },
  'templates.enrollmentTiles': { needs: TEMPLATE_READERS, by: { market: BELOW, brand: BRAND } },
  'templates.firstPieces': { needs: TEMPLATE_READERS, by: { market: BELOW, brand: BRAND } },
  'templates.categories': { needs: TEMPLATE_READERS, by: { market: BELOW, brand: BRAND } },
  'templates.read': { needs: TEMPLATE_READERS, by: { template: ABOVE, market: BELOW } },
  'templates.readAnnual': { needs: TEMPLATE_READERS, by: { template: ABOVE } },
  'templates.selectableDates': {
    needs: [...READERS, ...AUTHORS],
    by: { template: ABOVE, market: BELOW },
  },
  'templates.marketGroups': { needs: CHOOSERS, by: { template: ABOVE } },
  'templates.childMarkets': {
    needs: CHOOSERS,
    by: { template: ABOVE, group: BELOW, campaign: BELOW },
  },
  'templates.childMarketsOfGroup': { needs: CHOOSERS, by: { group: BELOW } },
  'templates.create': { needs: AUTHORS, by: { oneBrand: NEW_TEMPLATE } },
  'templates.update': { needs: AUTHORS, by: { template: TEMPLATE } },
  'templates.readDraft': { needs: AUTHORS, by: { template: TEMPLATE } },
  'templates.saveDraft': { needs: AUTHORS, by: { template: TEMPLATE } },
  'templates.discardDraft': { needs: AUTHORS, by: { template: TEMPLATE } },
  'templates.duplicate': { needs: AUTHORS, by: { template: NEW_TEMPLATE } },
  'templates.takenCodes': { needs: AUTHORS, by: { oneBrand: BRAND } },
  'templates.activate': { needs: AUTHORS, by: { template: TEMPLATE } },
  'templates.deactivate': { needs: AUTHORS, by: { template: TEMPLATE } },
  'templates.accessMatrix': { needs: ACCESS, by: { market: BELOW, brand: BRAND } },
  'templates.readAccess': { needs: [...AUTHORS, ...ACCESS], by: { template: ABOVE } },
  'templates.countDealers': { needs: [...AUTHORS, ...ACCESS], by: { oneBrand: BRAND } },
  'templates.versions': { needs: AUTHORS, by: { template: TEMPLATE } },
  'templateFiles.export': { needs: AUTHORS, by: { template: ABOVE } },
  'templateFiles.readyMade': { needs: AUTHORS, by: { oneBrand: TEMPLATE } },
  'templateFiles.try': { needs: AUTHORS, by: { oneBrand: TEMPLATE } },
  'templateFiles.import': {
    needs: AUTHORS,
    by: { oneBrand: TEMPLATE },
    along: ['creative.created', 'campaign-template.created'],
  },
  'templates.saveAccess': { needs: ACCESS, by: { template: TEMPLATE } },

  ...DECISIONS_ON_CAMPAIGNS,
  ...DECISIONS_ON_ORDERS,
  ...DECISIONS_ON_AUDIENCE,
  ...DECISIONS_ON_OFFICE,
  ...DECISIONS_ON_APPROVALS,
  ...DECISIONS_ON_REORDERS,
  ...DECISIONS_ON_ENROLLMENTS,
  ...DECISIONS_ON_ANNUAL,
}
