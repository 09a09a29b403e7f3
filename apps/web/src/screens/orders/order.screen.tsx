import { places } from '@marquee/rules/builder'
import { useParams } from 'react-router'
import { api, useOperation } from '../../api/index.ts'
import { builderPath, paths } from '../../app/paths.ts'
import { Page } from '../../ui/page/index.ts'
import { FormSkeleton, NotLoaded } from '../../ui/states/index.ts'
import { OrderLines } from '../../widgets/orders/index.ts'
import { OrderFacts } from './order-facts.tsx'
import { PrintButton } from './print-button.tsx'
import { texts } from './texts.ts'

/** An order with all its lines and payments, and who did what when. */
export function Screen() {
  const { key = '' } = useParams()
  const asked = useOperation(api.orders.read, { params: { key } }, { selection: false })
  const { response: order, status } = asked
  const campaignPath = order && builderPath(order.campaign.key, places.confirmation)
  return (
    <Page
      title={texts.title(key)}
      back={{ to: campaignPath ?? paths.campaigns, name: texts.back }}
      intro={order?.campaign.name}
      actions={order && <PrintButton orderKey={order.key} />}
    >
      {order ? (
        <>
          <OrderFacts order={order} />
          <OrderLines order={order} />
        </>
      ) : (
        <NotLoaded
          isLoading={status === 'loading'}
          failed={status === 'failed' ? asked : undefined}
          texts={texts}
          to={paths.campaigns}
        >
          <FormSkeleton fields={8} />
        </NotLoaded>
      )}
    </Page>
  )
}
