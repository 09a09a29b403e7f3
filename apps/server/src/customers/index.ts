export { bringFile } from './bring-file.change.ts'
export { customerJobs } from './customer-jobs.job.ts'
export { customersRoutes } from './customers.route.ts'
export { areMarketsCounted, demoLoader } from './demo-households.change.ts'
export { IMPORT_CUSTOMERS } from './import-customers.job.ts'
export { dropImport, importStanding, publishingLeft } from './import-standing.load.ts'
export { lostFiles } from './lost-files.load.ts'
export { customersHoldStore } from './customers-hold.store.ts'
export { eventCountsView, eventHouseholdsOf } from './event-counts.view.ts'
export { contactOf, knownContactsView, type ContactRow } from './known-contacts.view.ts'
export { knownPeopleView } from './known-people.view.ts'
export { knownRecipientsView, type KnownRecipient } from './known-recipients.view.ts'
export { detailsOfRecipientsView, type DetailedRecipient } from './details-of-recipients.view.ts'
export { postalRecipientsView, type PostalRecipient } from './postal-recipients.view.ts'
export { loadCustomer } from './one-customer.load.ts'
export { LOOK_AFTER_CUSTOMERS, PUBLISH_MARKET } from './look-after-customers.job.ts'
export { republishBrand } from './republish-brand.change.ts'
export { columnsFiles, type ColumnsFiles, type Room } from './columns-files.gateway.ts'
export {
  contactOfKind,
  kindOf,
  KINDS,
  segmentOfKind,
  type MarketColumns,
} from './market-columns.gateway.ts'
export { keepFolder } from './keep-folder.gateway.ts'
export type { FetchFile } from './fetch-market-file.gateway.ts'
export { marketFolder, type MarketFolder } from './market-folder.gateway.ts'
export type { MarketCopies } from './market-copies.gateway.ts'
export {
  brandPathOf,
  fileOf,
  type OrderedHouseholds,
  type PressedPeople,
  type Publishing,
} from './publish-market.change.ts'
export {
  loadReturnedAddress,
  stopReturned,
  type ReturnedAddress,
} from './returned-address.change.ts'
export { outdatedFiles } from './outdated-files.load.ts'
export { publishedFilesView } from './published-files.view.ts'
export type { MarketFile } from './write-market-file.gateway.ts'
export { unsubscribeLinks, type UnsubscribeLinks } from './unsubscribe-links.load.ts'
export { customerHashing, type HashText } from './customer-hashing.load.ts'
