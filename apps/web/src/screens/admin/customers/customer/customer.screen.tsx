import { useParams } from 'react-router'
import { api, useOperation } from '../../../../api/index.ts'
import { paths } from '../../../../app/paths.ts'
import { Page } from '../../../../ui/page/index.ts'
import { FormSkeleton, NotLoaded } from '../../../../ui/states/index.ts'
import type { Customer } from '../answers.ts'
import { CustomerActions } from './actions.tsx'
import { Campaigns } from './campaigns.tsx'
import { Contact } from './contact.tsx'
import { nameOf } from './customer.rules.ts'
import { CustomerFacts, Origin, Vehicles } from './facts-parts.tsx'
import { texts } from './texts.ts'

/** All that is known of one customer, and what can be done about it. */
export function Screen() {
  const { marketKey = '', household = '' } = useParams()
  const query = useOperation(
    api.customers.customer,
    { params: { marketKey, household } },
    { selection: false },
  )
  const { response: customer, status } = query
  return (
    <Page
      title={customer ? nameOf(customer.contact) : texts.title}
      back={{ to: paths.customers, name: texts.back }}
      intro={customer && texts.of(customer.marketName)}
      actions={customer && <CustomerActions customer={customer} />}
    >
      {customer ? (
        <Parts customer={customer} />
      ) : (
        <NotLoaded
          isLoading={status === 'loading'}
          failed={status === 'failed' ? query : undefined}
          texts={texts}
          to={paths.customers}
        >
          <FormSkeleton fields={8} />
        </NotLoaded>
      )}
    </Page>
  )
}

function Parts({ customer }: { customer: Customer }) {
  return (
    <>
      <CustomerFacts customer={customer} />
      <Contact customer={customer} />
      <Vehicles customer={customer} />
      <Campaigns campaigns={customer.campaigns} />
      <Origin customer={customer} />
    </>
  )
}
