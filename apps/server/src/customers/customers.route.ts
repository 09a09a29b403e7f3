import { customers } from '@marquee/contract/customers'
import { bind } from '../platform/use-case.ts'
import { cancelImport, confirmImport, startImport } from './change-import.use-case.ts'
import { readImport, readRejectedRows, searchImports } from './read-imports.use-case.ts'
import { readMarketCustomers } from './read-market.use-case.ts'
import { eraseCustomer, liftSuppression, suppressCustomer } from './suppress-customer.use-case.ts'
import { undoImport } from './undo-import.use-case.ts'
import { uploadCustomers } from './upload-customers.use-case.ts'

export const customersRoutes = bind(customers, {
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
