import { MOST_FOUND } from '@marquee/rules/customers'
import { z } from 'zod'
import { Key, KeyText, selection, shortText } from '../operation/index.ts'
import { customerExample, foundExample } from './examples-of-one.ts'
import { Contact, Customer, FoundCustomer } from './schemas-of-one.ts'

const readers = { anyOf: ['CAN_SEARCH_AUDIENCE'], scope: 'scope' } as const
const query = z.strictObject(selection)
const one = {
  path: '/customers/market/{marketKey}/household/{household}',
  params: z.strictObject({ marketKey: KeyText, household: KeyText }),
} as const
const example = { params: { marketKey: '14', household: '1207' } } as const

/** One customer: found, looked at, corrected, and exported for themselves. */
export const lookingUp = {
  lookUp: {
    method: 'POST',
    path: '/customers/look-up',
    summary: `Customers by part of a name, an address, an email or a number, or by phone; at most ${MOST_FOUND}.`,
    access: readers,
    audit: 'customers.looked-up',
    query,
    body: z.strictObject({
      text: shortText(120).describe(
        'Words that all have to be found, a whole email address, or a phone number however it is written',
      ),
    }),
    reply: {
      status: 200,
      body: z.strictObject({
        customers: z.array(FoundCustomer),
        hasMore: z.boolean().describe('There are more than are shown'),
      }),
    },
    failures: { 'customers.search-too-short': 422, 'customers.too-many-to-search': 422 },
    example: {
      query: { marketKey: '14' },
      body: { text: 'quill 48104' },
      reply: { customers: [foundExample], hasMore: false },
    },
  },
  customer: {
    ...one,
    method: 'GET',
    summary: 'All that is known of a customer, from which file, and in which campaigns they are.',
    access: { ...readers, object: 'params.marketKey' },
    audit: 'customers.customer-read',
    query,
    reply: { status: 200, body: Customer },
    failures: {},
    example: { ...example, reply: customerExample },
  },
  correct: {
    ...one,
    method: 'PUT',
    summary:
      'Corrects name, address, email and phone; it holds until a later file names the customer.',
    // What is corrected is shown.
    access: {
      anyOf: ['CAN_PERFORM_ADMIN_OPERATIONS'],
      also: ['CAN_SEARCH_AUDIENCE'],
      scope: 'scope',
      object: 'params.marketKey',
    },
    audit: 'customers.corrected',
    query,
    body: z.strictObject({ contact: Contact, version: z.int().min(0) }),
    reply: {
      status: 200,
      body: z.strictObject({ marketKey: Key, household: Key, version: z.int() }),
    },
    failures: {
      'customers.import-running': 409,
      'customers.changed-meanwhile': 409,
      'customers.household-there': 409,
      'customers.was-erased': 409,
    },
    example: {
      ...example,
      body: { contact: customerExample.contact, version: 70_000 },
      reply: { marketKey: 14, household: 1_207, version: 70_001 },
    },
  },
  export: {
    method: 'POST',
    path: '/customers/market/{marketKey}/household/{household}/export',
    params: one.params,
    summary: 'All that is known of a customer, as one file (CSV) for them.',
    access: { ...readers, object: 'params.marketKey' },
    audit: 'customers.exported',
    query,
    reply: { status: 200, body: z.strictObject({ fileName: z.string(), text: z.string() }) },
    failures: {},
    example: {
      ...example,
      reply: {
        fileName: 'customer-14-1207.csv',
        text: '\uFEFFAbout,What,Value\r\nCustomer,Last name,Quill\r\n',
      },
    },
  },
} as const
