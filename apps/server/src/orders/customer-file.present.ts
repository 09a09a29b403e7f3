import type { customers } from '@marquee/contract/customers'
import type { ReplyOf } from '@marquee/contract/operation'
import { showDate, type CalendarDate } from '@marquee/rules/calendar'
import {
  CONTACT_FIELDS,
  customerFile,
  fieldNames,
  reachNames,
  segmentNames,
  suppressedChannelNames,
  suppressionReasonNames,
  type KnownThing,
} from '@marquee/rules/customers'

type Customer = ReplyOf<typeof customers.customer>

/** All that is known of a customer, as they may request it. */
export const fileOfCustomer = (customer: Customer): string =>
  customerFile([
    ...personal(customer),
    ...vehicles(customer),
    ...reach(customer),
    ...origin(customer),
    ...campaigns(customer),
  ])

const of =
  (about: string) =>
  (field: string, value: string | number | null): KnownThing => ({
    about,
    field,
    value: value === null ? '' : String(value),
  })

const dayOf = (day: string | null) => day && showDate(day as CalendarDate)

function personal(customer: Customer): KnownThing[] {
  const line = of('Customer')
  const { contact, marketName, segment, visits } = customer
  return [
    line('Dealer', marketName),
    ...CONTACT_FIELDS.map((field) => line(fieldNames[field], contact[field])),
    line(fieldNames.sourceId, customer.sourceId),
    line(fieldNames.language, customer.language),
    line(fieldNames.consentSource, customer.consentSource),
    line('Segment', segmentNames[segment]),
    line(fieldNames.purchasedOn, dayOf(customer.purchasedOn)),
    line(fieldNames.firstVisitOn, dayOf(customer.firstVisitOn)),
    line(fieldNames.lastVisitOn, dayOf(customer.lastVisitOn)),
    line(fieldNames.visits, visits),
    line(fieldNames.mileage, customer.mileage),
  ]
}

const vehicles = ({ vehicles: owned }: Customer): KnownThing[] =>
  owned.flatMap(({ model, year, vin }, at) => {
    const line = of(`Vehicle ${at + 1}`)
    return [line('Model', `${year} ${model}`), line('VIN', vin)]
  })

function reach({ reach: reached, suppressions }: Customer): KnownThing[] {
  const line = of('Contact')
  return [
    line('May be emailed', reachNames.email[reached.email]),
    line('May be mailed', reachNames.mail[reached.mail]),
    ...suppressions.map(({ channel, reason, at }) =>
      line(
        `Nothing is sent by ${suppressedChannelNames[channel].toLowerCase()}`,
        `${suppressionReasonNames[reason]}, since ${at}`,
      ),
    ),
  ]
}

function origin({ source, corrected }: Customer): KnownThing[] {
  const line = of('Where this comes from')
  return [
    line('File', source && source.fileName),
    line('Uploaded', source && source.at),
    line('Corrected', corrected && corrected.at),
  ]
}

const campaigns = ({ campaigns: ordered }: Customer): KnownThing[] =>
  (ordered ?? []).flatMap(({ name, submittedAt, mailDate, secondMailDate }) => {
    const line = of(`Campaign ${name}`)
    return [
      line('Ordered', submittedAt),
      line('Mail date', dayOf(mailDate)),
      line('Second mail date', dayOf(secondMailDate)),
    ]
  })
