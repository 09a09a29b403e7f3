import type { AuditKind } from '@marquee/rules/operation'
import type { BrowsingSlug } from '@marquee/rules/templates'
import { generatePath } from 'react-router'

/** Every address of the product. Links are made from here and nowhere else. */
export const paths = {
  home: '/',
  campaigns: '/campaigns',
  calendar: '/calendar',
  sendings: '/sendings',
  unsent: '/sendings/:key/unsent',
  year: '/year',
  catalog: '/campaigns/:browsingSlug',
  catalogTemplate: '/campaigns/:browsingSlug/:templateKey',
  couponLibrary: '/campaign/coupon-library',
  coupon: '/campaign/coupon-library/:key',
  bulkReorder: '/campaign/bulk-reorder',
  bulkReordered: '/campaign/bulk-reorder/:id',
  enrollMany: '/campaign/annual-seasonal/:templateKey/enroll',
  bulkEnrollment: '/campaign/annual-seasonal/enrolled/:id',
  startCampaign: '/campaign/:builderSlug/:templateKey',
  rehearsal: '/campaign/rehearsal/:campaignKey',
  campaignBuilder: '/campaign/builder/:campaignKey/*',
  order: '/orders/:key',
  approvals: '/approvals',
  approval: '/approvals/:campaignKey',
  dealerProfile: '/dealer-profile',
  seedLists: '/dealer-profile/seed-recipients',
  seedList: '/dealer-profile/seed-recipients/:key',
  notices: '/notices',
  noticeChoices: '/notices/choices',
  begin: '/admin/begin',
  blackoutDates: '/admin/blackout-dates',
  marketGroups: '/admin/market-groups',
  marketGroup: '/admin/market-groups/:key',
  importMarketGroups: '/admin/import-market-groups',
  campaignTemplates: '/admin/campaign-templates',
  campaignTemplate: '/admin/campaign-templates/:key',
  importTemplates: '/admin/import-campaign-templates',
  templatePrices: '/admin/template-prices',
  createCampaignTemplate: '/admin/create-campaign-template',
  creativeTemplates: '/admin/creative-templates',
  creativeTemplate: '/admin/creative-templates/:key',
  templateAccess: '/admin/template-access',
  logoApprovals: '/admin/logo-approvals',
  customers: '/admin/customers',
  customerImport: '/admin/customers/import/:key',
  suppressions: '/admin/customers/suppressions',
  importSuppressions: '/admin/customers/suppressions/import',
  customer: '/admin/customers/:marketKey/:household',
  markets: '/admin/markets',
  importMarkets: '/admin/markets/import',
  vehicles: '/admin/vehicles',
  importVehicles: '/admin/vehicles/import',
  users: '/admin/users',
  importPeople: '/admin/users/import',
  audit: '/admin/audit',
  printPackages: '/admin/print-packages',
  printPackage: '/admin/print-packages/:key',
  printAnswer: '/admin/print-packages/:key/answer',
  audienceFiles: '/admin/audience-files',
  audienceFile: '/admin/audience-files/:key',
  contactPressure: '/admin/contact-pressure',
  outbox: '/admin/outbox',
  keptEmails: '/admin/outbox/kept',
  unreadReports: '/admin/outbox/returned',
  sendingDomains: '/admin/sending-domains',
  status: '/admin/status',
  featureToggles: '/admin/feature-toggles',
} as const

export type Path = (typeof paths)[keyof typeof paths]

/** The campaigns of a status or a category, or of any other filter in the list's address. */
export const campaignsPath = (filters: Readonly<Record<string, string>>) =>
  `${paths.campaigns}?${new URLSearchParams(filters).toString()}`

/** What the audit log says of one thing. */
export const auditPath = (kind: AuditKind, key: number) =>
  `${paths.audit}?${new URLSearchParams({ kind, key: String(key) }).toString()}`

/** The people of a name or an email. */
export const usersPath = (text: string) =>
  `${paths.users}?${new URLSearchParams({ q: text }).toString()}`

export const catalogPath = (browsingSlug: BrowsingSlug) =>
  generatePath(paths.catalog, { browsingSlug })

export const catalogTemplatePath = (browsingSlug: BrowsingSlug, key: number) =>
  generatePath(paths.catalogTemplate, { browsingSlug, templateKey: String(key) })

export const startCampaignPath = (builderSlug: string, templateKey: number) =>
  generatePath(paths.startCampaign, { builderSlug, templateKey: String(templateKey) })

/** A campaign, where whoever opens it begins. */
export const campaignPath = (key: number | string) =>
  generatePath(paths.campaignBuilder, { campaignKey: String(key), '*': '' })

/** A step of a campaign: the place behind the campaign's key names it. */
export const builderPath = (campaignKey: number | string, place: string) =>
  generatePath(paths.campaignBuilder, { campaignKey: String(campaignKey), '*': place })

/** What a campaign would send if its clock ran. */
export const rehearsalPath = (campaignKey: number) =>
  generatePath(paths.rehearsal, { campaignKey: String(campaignKey) })

/** Who did not get what one sending sends. */
export const unsentPath = (key: number) => generatePath(paths.unsent, { key: String(key) })

export const orderPath = (key: number) => generatePath(paths.order, { key: String(key) })

export const approvalPath = (campaignKey: number) =>
  generatePath(paths.approval, { campaignKey: String(campaignKey) })

export const marketGroupPath = (key: number) =>
  generatePath(paths.marketGroup, { key: String(key) })

export const couponPath = (key: number | 'new') => generatePath(paths.coupon, { key: String(key) })

/** Where a copy of a coupon is made. */
export const copyCouponPath = (key: number) => `${couponPath('new')}?copy=${key}`

export const seedListPath = (key: number) => generatePath(paths.seedList, { key: String(key) })

export const campaignTemplatePath = (key: number | 'new') =>
  key === 'new'
    ? paths.createCampaignTemplate
    : generatePath(paths.campaignTemplate, { key: String(key) })

export const creativePath = (key: number | 'new') =>
  generatePath(paths.creativeTemplate, { key: String(key) })

/** The editor of a creative, from which one comes back to a template with it. */
export const creativeOfTemplatePath = (
  key: number | 'new',
  { template, brand }: { template: number | 'new'; brand: string },
) => `${creativePath(key)}?${new URLSearchParams({ template: String(template), brand })}`

/** Where a copy of a creative is made. */
export const copyCreativePath = (key: number) => `${creativePath('new')}?copy=${key}`

/** One import of a dealer's customers; 'new' chooses its file. */
export const customerImportPath = (key: number | 'new') =>
  generatePath(paths.customerImport, { key: String(key) })

/** One customer of a dealer: a household keeps its number for good. */
export const customerPath = (marketKey: number, household: number) =>
  generatePath(paths.customer, { marketKey: String(marketKey), household: String(household) })

/** One bulk reorder, and how far it has come. */
export const bulkReorderPath = (id: number) => generatePath(paths.bulkReordered, { id: String(id) })

export const printPackagePath = (key: number) =>
  generatePath(paths.printPackage, { key: String(key) })

/** Where the answer of its printer is imported. */
export const printAnswerPath = (key: number) =>
  generatePath(paths.printAnswer, { key: String(key) })

export const audienceFilePath = (key: number) =>
  generatePath(paths.audienceFile, { key: String(key) })

/** Where many dealers are enrolled in a year. */
export const enrollManyPath = (templateKey: number) =>
  generatePath(paths.enrollMany, { templateKey: String(templateKey) })

/** Many dealers who were enrolled at once, and how each of them fared. */
export const bulkEnrollmentPath = (id: number) =>
  generatePath(paths.bulkEnrollment, { id: String(id) })

/** A year at a glance: of an annual template, at a place, and of some of its dealers. */
export const yearPath = (shown: Readonly<Record<string, string>>) =>
  `${paths.year}?${new URLSearchParams(shown).toString()}`
