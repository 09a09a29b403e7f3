import { campaigns } from '@marquee/contract/campaigns'
import { customers } from '@marquee/contract/customers'
import { orders } from '@marquee/contract/orders'
import { bind, bindSome } from '../platform/use-case.ts'
import { createOrder } from './create-order.use-case.ts'
import { drawCampaign } from './draw-campaign.use-case.ts'
import { printOrder } from './print-order.use-case.ts'
import { readCloseMailings } from './read-close-mailings.use-case.ts'
import { exportCustomer, readCustomer } from './read-customer.use-case.ts'
import { readOrder, readOrderOfCampaign } from './read-order.use-case.ts'
import { submitMetro, submitOrders } from './submit-orders.use-case.ts'
import { createYearOrder, submitYearOrders } from './year-orders.use-case.ts'
import { cancelCampaign, keepAsDraft } from './withdraw-order.use-case.ts'

/** And what a campaign does that has an order, or a customer whom orders name; its picture is drawn by the rules that judge what is ordered. */
export const ordersRoutes = [
  ...bind(orders, {
    create: createOrder,
    submit: submitOrders,
    submitMetro,
    createAnnual: createYearOrder,
    submitAnnual: submitYearOrders,
    read: readOrder,
    ofCampaign: readOrderOfCampaign,
    closeMailings: readCloseMailings,
    form: printOrder,
    cancel: cancelCampaign,
  }),
  ...bindSome(campaigns, { picture: drawCampaign, saveAsDraft: keepAsDraft }),
  ...bindSome(customers, { customer: readCustomer, export: exportCustomer }),
]
