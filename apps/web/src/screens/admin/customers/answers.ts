import type { customers } from '@marquee/contract/customers'
import type { AnswerOf } from '@marquee/contract/operation'

export type ImportsPage = AnswerOf<typeof customers.search>
export type ShownImport = ImportsPage['imports'][number]
export type CustomerImport = AnswerOf<typeof customers.read>
export type MarketCustomers = AnswerOf<typeof customers.market>
export type FoundCustomer = AnswerOf<typeof customers.lookUp>['customers'][number]
export type Customer = AnswerOf<typeof customers.customer>
