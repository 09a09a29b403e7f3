import type { customers } from '@marquee/contract/customers'
import type { ReplyOf } from '@marquee/contract/operation'
import { may } from '@marquee/rules/access'
import { accept, refuse } from '@marquee/rules/result'
import { loadCustomer } from '../customers/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { campaignsOfHouseholdView } from './campaigns-of-household.view.ts'
import { fileOfCustomer } from './customer-file.present.ts'

type Customer = ReplyOf<typeof customers.customer>

export const readCustomer: UseCase<typeof customers.customer> = async (call) => {
  const customer = await wholeCustomer(call)
  if (!customer) return refuse('not-found')
  const { marketKey, household } = customer
  call.announce({ marketKey, household })
  return accept(customer)
}

export const exportCustomer: UseCase<typeof customers.export> = async (call) => {
  const customer = await wholeCustomer(call)
  if (!customer) return refuse('not-found')
  const { marketKey, household } = customer
  call.announce({ marketKey, household })
  const fileName = `customer-${marketKey}-${household}.csv`
  return accept({ fileName, text: fileOfCustomer(customer) })
}

type Reading = Pick<
  Call<typeof customers.customer>,
  'params' | 'person' | 'use' | 'now' | 'deployment'
>

/** With their campaigns, for those who may read campaigns. */
async function wholeCustomer(call: Reading): Promise<Customer | undefined> {
  const customer = await loadCustomer(call)
  if (!customer) return undefined
  if (!may(call.person.permissions, ['CAN_READ_CAMPAIGNS']).ok)
    return { ...customer, campaigns: null }
  const { marketKey, household } = customer
  const found = await call.use(campaignsOfHouseholdView).all(marketKey, household)
  const campaigns = found.flatMap(({ submittedAt, ...campaign }) =>
    submittedAt === null ? [] : [{ ...campaign, submittedAt: submittedAt.toISOString() }],
  )
  return { ...customer, campaigns }
}
