import { customers } from '@marquee/contract/customers'
import { bindSome } from '../platform/use-case.ts'
import { cancelImport, confirmImport, startImport } from './change-import.use-case.ts'
import { correctCustomer } from './correct-customer.use-case.ts'
import { importSuppressions, trySuppressions } from './import-suppressions.use-case.ts'
import { exportSuppressions, liftListed, searchSuppressions } from './list-suppressions.use-case.ts'
import { lookUpCustomers } from './look-up-customers.use-case.ts'
import { optOut, optOutByOneClick, readOptOut, takeBackOptOut } from './opt-out.use-case.ts'
import { readImport, readRejectedRows, searchImports } from './read-imports.use-case.ts'
import { readMarketCustomers } from './read-market.use-case.ts'
import { eraseCustomer, liftSuppression, suppressCustomer } from './suppress-customer.use-case.ts'
import { undoImport } from './undo-import.use-case.ts'
import { uploadCustomers } from './upload-customers.use-case.ts'

/** One customer with their campaigns is shown and exported by the noun of orders. */
export const customersRoutes = bindSome(customers, {
  lookUp: lookUpCustomers,
  correct: correctCustomer,
  readOptOut,
  optOut,
  optOutByOneClick,
  takeBackOptOut,
  searchSuppressions,
  exportSuppressions,
  liftListed,
  trySuppressions,
  importSuppressions,
  market: readMarketCustomers,
  upload: uploadCustomers,
  search: searchImports,
  read: readImport,
  start: startImport,
  confirm: confirmImport,
  cancel: cancelImport,
  undo: undoImport,
  rejectedRows: readRejectedRows,
  suppress: suppressCustomer,
  liftSuppression,
  erase: eraseCustomer,
})
