export { bringFile } from './bring-file.change.ts'
export { customerJobs } from './customer-jobs.job.ts'
export { customersRoutes } from './customers.route.ts'
export { areMarketsCounted, demoLoader } from './demo-households.change.ts'
export { IMPORT_CUSTOMERS } from './import-customers.job.ts'
export {
  damagedMarkets,
  dropImport,
  importStanding,
  publishingLeft,
} from './import-standing.load.ts'
export { customersHoldStore } from './customers-hold.store.ts'
export { eventCountsView } from './event-counts.view.ts'
export { knownContactsView } from './known-contacts.view.ts'
export { loadCustomer } from './one-customer.load.ts'
export { LOOK_AFTER_CUSTOMERS, PUBLISH_MARKET } from './look-after-customers.job.ts'
export type { MarketCopies } from './market-copies.gateway.ts'
export { fileOf, type OrderedHouseholds, type Publishing } from './publish-market.change.ts'
export { publishedFilesView } from './published-files.view.ts'
export { checksumOf, type MarketFile } from './write-market-file.gateway.ts'
