import AdsClickOutlined from '@mui/icons-material/AdsClickOutlined'
import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined'
import ControlPointDuplicateOutlined from '@mui/icons-material/ControlPointDuplicateOutlined'
import BrushOutlined from '@mui/icons-material/BrushOutlined'
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined'
import CampaignOutlined from '@mui/icons-material/CampaignOutlined'
import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined'
import ContactMailOutlined from '@mui/icons-material/ContactMailOutlined'
import ContactsOutlined from '@mui/icons-material/ContactsOutlined'
import DateRangeOutlined from '@mui/icons-material/DateRangeOutlined'
import DirectionsCarOutlined from '@mui/icons-material/DirectionsCarOutlined'
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined'
import GroupOutlined from '@mui/icons-material/GroupOutlined'
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined'
import HomeOutlined from '@mui/icons-material/HomeOutlined'
import LibraryBooksOutlined from '@mui/icons-material/LibraryBooksOutlined'
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined'
import OutboxOutlined from '@mui/icons-material/OutboxOutlined'
import PrintOutlined from '@mui/icons-material/PrintOutlined'
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined'
import ToggleOnOutlined from '@mui/icons-material/ToggleOnOutlined'
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import WorkspacesOutlined from '@mui/icons-material/WorkspacesOutlined'
import { WaitingBadge } from '../widgets/approvals/index.ts'
import { screenNeeds } from '../widgets/user-state/index.ts'
import { catalogPlaces } from './catalog-places.ts'
import { paths } from './paths.ts'
import type { Screen } from './screen.ts'

/** Every screen: where it is, who may open it, and where its code lies. */
export const screens: readonly Screen[] = [
  {
    path: paths.home,
    needs: screenNeeds.home,
    menu: { name: 'Home', icon: HomeOutlined },
    load: () => import('../screens/home/home.screen.tsx'),
  },
  {
    path: paths.campaigns,
    needs: screenNeeds.campaigns,
    menu: { name: 'Campaigns', icon: CampaignOutlined },
    load: () => import('../screens/campaigns/list/list.screen.tsx'),
  },
  {
    path: paths.calendar,
    needs: screenNeeds.campaigns,
    menu: { name: 'Calendar', icon: CalendarMonthOutlined },
    load: () => import('../screens/calendar/calendar.screen.tsx'),
  },
  {
    path: paths.sendings,
    needs: screenNeeds.campaigns,
    menu: { name: 'On its way', icon: OutboxOutlined },
    load: () => import('../screens/sendings/sendings.screen.tsx'),
  },
  {
    path: paths.unsent,
    needs: screenNeeds.campaigns,
    load: () => import('../screens/sendings/unsent/unsent.screen.tsx'),
  },
  {
    path: paths.year,
    needs: screenNeeds.campaigns,
    menu: { name: 'Year at a glance', icon: DateRangeOutlined },
    load: () => import('../screens/year/year.screen.tsx'),
  },
  {
    path: paths.catalog,
    needs: screenNeeds.catalog,
    places: catalogPlaces,
    load: () => import('../screens/campaigns/catalog.screen.tsx'),
  },
  {
    path: paths.catalogTemplate,
    needs: screenNeeds.catalog,
    load: () => import('../screens/campaigns/template/template.screen.tsx'),
  },
  {
    path: paths.couponLibrary,
    needs: screenNeeds.coupons,
    menu: { name: 'Coupons', icon: LocalOfferOutlined },
    load: () => import('../screens/campaign/coupon-library/coupon-library.screen.tsx'),
  },
  {
    path: paths.coupon,
    needs: screenNeeds.coupons,
    load: () => import('../screens/campaign/coupon-library/coupon/coupon.screen.tsx'),
  },
  {
    path: paths.startCampaign,
    needs: screenNeeds.startCampaign,
    load: () => import('../screens/campaign/start/start.screen.tsx'),
  },
  {
    path: paths.campaignBuilder,
    needs: screenNeeds.campaignBuilder,
    load: () => import('../screens/campaign/builder/builder.screen.tsx'),
  },
  {
    path: paths.rehearsal,
    needs: screenNeeds.campaigns,
    load: () => import('../screens/campaign/rehearsal/rehearsal.screen.tsx'),
  },
  {
    path: paths.order,
    needs: screenNeeds.order,
    load: () => import('../screens/orders/order.screen.tsx'),
  },
  {
    path: paths.approvals,
    needs: screenNeeds.approvals,
    menu: { name: 'Approvals', icon: FactCheckOutlined, Note: WaitingBadge },
    load: () => import('../screens/approvals/approvals.screen.tsx'),
  },
  {
    path: paths.approval,
    needs: screenNeeds.approvals,
    load: () => import('../screens/campaign/builder/confirmation/review/review.screen.tsx'),
  },
  {
    path: paths.dealerProfile,
    needs: screenNeeds.dealerProfile,
    menu: { name: 'Dealer profile', icon: StorefrontOutlined },
    load: () => import('../screens/dealer-profile/dealer-profile.screen.tsx'),
  },
  {
    path: paths.seedLists,
    needs: screenNeeds.seedLists,
    menu: { name: 'Seed recipients', icon: ContactMailOutlined },
    load: () => import('../screens/dealer-profile/seed-recipients/seed-recipients.screen.tsx'),
  },
  {
    path: paths.seedList,
    needs: screenNeeds.seedLists,
    load: () => import('../screens/dealer-profile/seed-recipients/list/list.screen.tsx'),
  },
  {
    path: paths.begin,
    needs: screenNeeds.begin,
    menu: { name: 'First steps', icon: ChecklistOutlined },
    load: () => import('../screens/admin/begin/begin.screen.tsx'),
  },
  {
    path: paths.blackoutDates,
    needs: screenNeeds.blackoutDates,
    menu: { name: 'Blackout dates', icon: EventBusyOutlined },
    load: () => import('../screens/admin/blackout-dates/blackout-dates.screen.tsx'),
  },
  {
    path: paths.marketGroups,
    needs: screenNeeds.marketGroups,
    menu: { name: 'Market groups', icon: WorkspacesOutlined },
    load: () => import('../screens/admin/market-groups/market-groups.screen.tsx'),
  },
  {
    path: paths.marketGroup,
    needs: screenNeeds.marketGroups,
    load: () => import('../screens/admin/market-groups/group/group.screen.tsx'),
  },
  {
    path: paths.importMarketGroups,
    needs: screenNeeds.marketGroups,
    load: () => import('../screens/admin/market-groups/import/import.screen.tsx'),
  },
  {
    path: paths.bulkReorder,
    needs: screenNeeds.bulkReorder,
    menu: { name: 'Bulk reorder', icon: ControlPointDuplicateOutlined },
    load: () => import('../screens/campaign/bulk-reorder/bulk-reorder.screen.tsx'),
  },
  {
    path: paths.bulkReordered,
    needs: screenNeeds.bulkReorder,
    load: () => import('../screens/campaign/bulk-reorder/progress/progress.screen.tsx'),
  },
  {
    path: paths.enrollMany,
    needs: screenNeeds.enrollMany,
    load: () => import('../screens/campaign/enroll-many/enroll-many.screen.tsx'),
  },
  {
    path: paths.bulkEnrollment,
    needs: screenNeeds.enrollMany,
    load: () => import('../screens/campaign/enroll-many/progress/progress.screen.tsx'),
  },
  {
    path: paths.campaignTemplates,
    needs: screenNeeds.campaignTemplates,
    menu: { name: 'Campaign templates', icon: LibraryBooksOutlined },
    load: () => import('../screens/admin/campaign-templates/campaign-templates.screen.tsx'),
  },
  {
    path: paths.campaignTemplate,
    needs: screenNeeds.campaignTemplates,
    load: () => import('../screens/admin/campaign-templates/template/template.screen.tsx'),
  },
  {
    path: paths.importTemplates,
    needs: screenNeeds.campaignTemplates,
    load: () => import('../screens/admin/campaign-templates/import/import.screen.tsx'),
  },
  {
    path: paths.templatePrices,
    needs: screenNeeds.campaignTemplates,
    load: () => import('../screens/admin/campaign-templates/prices/prices.screen.tsx'),
  },
  {
    path: paths.createCampaignTemplate,
    needs: screenNeeds.createCampaignTemplate,
    load: () => import('../screens/admin/campaign-templates/template/template.screen.tsx'),
  },
  {
    path: paths.creativeTemplates,
    needs: screenNeeds.creativeTemplates,
    menu: { name: 'Creative templates', icon: BrushOutlined },
    load: () => import('../screens/admin/creative-templates/creative-templates.screen.tsx'),
  },
  {
    path: paths.creativeTemplate,
    needs: screenNeeds.creativeTemplates,
    load: () => import('../screens/admin/creative-templates/creative/creative.screen.tsx'),
  },
  {
    path: paths.templateAccess,
    needs: screenNeeds.templateAccess,
    menu: { name: 'Template access', icon: VisibilityOutlined },
    load: () => import('../screens/admin/template-access/template-access.screen.tsx'),
  },
  {
    path: paths.logoApprovals,
    needs: screenNeeds.logoApprovals,
    menu: { name: 'Logo approvals', icon: VerifiedOutlined },
    load: () => import('../screens/admin/logo-approvals/logo-approvals.screen.tsx'),
  },
  {
    path: paths.customers,
    needs: screenNeeds.customers,
    menu: { name: 'Customers', icon: ContactsOutlined },
    load: () => import('../screens/admin/customers/customers.screen.tsx'),
  },
  {
    path: paths.customerImport,
    needs: screenNeeds.customers,
    load: () => import('../screens/admin/customers/import/import.screen.tsx'),
  },
  {
    path: paths.suppressions,
    needs: screenNeeds.customers,
    load: () => import('../screens/admin/customers/suppressions/suppressions.screen.tsx'),
  },
  {
    path: paths.importSuppressions,
    needs: screenNeeds.customers,
    load: () => import('../screens/admin/customers/suppressions/import/import.screen.tsx'),
  },
  {
    path: paths.customer,
    needs: screenNeeds.customer,
    load: () => import('../screens/admin/customers/customer/customer.screen.tsx'),
  },
  {
    path: paths.markets,
    needs: screenNeeds.markets,
    menu: { name: 'Markets', icon: AccountTreeOutlined },
    load: () => import('../screens/admin/markets/markets.screen.tsx'),
  },
  {
    path: paths.importMarkets,
    needs: screenNeeds.markets,
    load: () => import('../screens/admin/markets/import/import.screen.tsx'),
  },
  {
    path: paths.vehicles,
    needs: screenNeeds.vehicles,
    menu: { name: 'Vehicles', icon: DirectionsCarOutlined },
    load: () => import('../screens/admin/vehicles/vehicles.screen.tsx'),
  },
  {
    path: paths.importVehicles,
    needs: screenNeeds.vehicles,
    load: () => import('../screens/admin/vehicles/import/import.screen.tsx'),
  },
  {
    path: paths.users,
    needs: screenNeeds.users,
    menu: { name: 'Users', icon: GroupOutlined },
    load: () => import('../screens/admin/users/users.screen.tsx'),
  },
  {
    path: paths.importPeople,
    needs: screenNeeds.users,
    load: () => import('../screens/admin/users/import/import.screen.tsx'),
  },
  {
    path: paths.audit,
    needs: screenNeeds.audit,
    menu: { name: 'Audit log', icon: FactCheckOutlined },
    load: () => import('../screens/admin/audit/audit.screen.tsx'),
  },
  {
    path: paths.printPackages,
    needs: screenNeeds.printPackages,
    menu: { name: 'Print packages', icon: PrintOutlined },
    load: () => import('../screens/admin/print-packages/print-packages.screen.tsx'),
  },
  {
    path: paths.printPackage,
    needs: screenNeeds.printPackages,
    load: () => import('../screens/admin/print-packages/package/package.screen.tsx'),
  },
  {
    path: paths.printAnswer,
    needs: screenNeeds.printPackages,
    load: () => import('../screens/admin/print-packages/answer/answer.screen.tsx'),
  },
  {
    path: paths.audienceFiles,
    needs: screenNeeds.audienceFiles,
    menu: { name: 'Audience files', icon: AdsClickOutlined },
    load: () => import('../screens/admin/audience-files/audience-files.screen.tsx'),
  },
  {
    path: paths.audienceFile,
    needs: screenNeeds.audienceFiles,
    load: () => import('../screens/admin/audience-files/file/file.screen.tsx'),
  },
  {
    path: paths.contactPressure,
    needs: screenNeeds.customers,
    load: () => import('../screens/admin/contact-pressure/contact-pressure.screen.tsx'),
  },
  {
    path: paths.outbox,
    needs: screenNeeds.outbox,
    menu: { name: 'Outbox', icon: OutboxOutlined },
    load: () => import('../screens/admin/outbox/outbox.screen.tsx'),
  },
  {
    path: paths.keptEmails,
    needs: screenNeeds.outbox,
    load: () => import('../screens/admin/outbox/kept/kept.screen.tsx'),
  },
  {
    path: paths.unreadReports,
    needs: screenNeeds.unreadReports,
    load: () => import('../screens/admin/outbox/returned/returned.screen.tsx'),
  },
  {
    path: paths.sendingDomains,
    needs: screenNeeds.outbox,
    load: () => import('../screens/admin/sending-domains/sending-domains.screen.tsx'),
  },
  {
    path: paths.status,
    needs: screenNeeds.status,
    menu: { name: 'Status', icon: VerifiedOutlined },
    load: () => import('../screens/admin/status/status.screen.tsx'),
  },
  {
    path: paths.notices,
    needs: screenNeeds.notices,
    load: () => import('../screens/notices/notices.screen.tsx'),
  },
  {
    path: paths.noticeChoices,
    needs: screenNeeds.notices,
    load: () => import('../screens/notices/choices/choices.screen.tsx'),
  },
  {
    path: paths.featureToggles,
    needs: screenNeeds.featureToggles,
    menu: { name: 'Feature toggles', icon: ToggleOnOutlined },
    load: () => import('../screens/admin/feature-toggles/feature-toggles.screen.tsx'),
  },
]
