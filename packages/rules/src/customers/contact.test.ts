import { expect, test } from 'vitest'
import { contactProblems, contactTexts, tidiedContact, type ContactDetails } from './index.ts'

const ADA: ContactDetails = {
  firstName: 'Ada',
  lastName: 'Quill',
  line1: '12 Main St',
  city: 'Ann Arbor',
  state: 'MI',
  postalCode: '48104',
  email: 'ada.quill@customers.example',
  phone: '7345550100',
}

test.for<[string, Partial<ContactDetails>, Record<string, string>]>([
  ['all of it', {}, {}],
  ['an email alone', { line1: '', city: '', state: '', postalCode: '', phone: '' }, {}],
  ['an address alone', { email: '', firstName: '' }, {}],
  ['no last name', { lastName: ' ' }, { lastName: 'Required' }],
  [
    'a name that is too long',
    { firstName: 'a'.repeat(121) },
    { firstName: 'Max characters allowed: 120' },
  ],
  ['no email and no street', { email: '', line1: '' }, { email: contactTexts.unreachable }],
  [
    'no email and a street of signs only',
    { email: '', line1: '--' },
    { email: contactTexts.unreachable },
  ],
  ['no email and no ZIP code', { email: '', postalCode: '' }, { email: contactTexts.unreachable }],
  ['half an email', { email: 'ada@' }, { email: 'Email must be valid.' }],
  ['four digits of a ZIP code', { postalCode: '4810' }, { postalCode: 'Invalid Zip format' }],
  ['a state that is none', { state: 'ZZ' }, { state: contactTexts.stateUnknown }],
  ['a short phone number', { phone: '555-0100' }, { phone: 'Must be 10 digits long' }],
])('a customer with %s [AUD-02]', ([, part, problems]) => {
  expect(contactProblems({ ...ADA, ...part })).toEqual(problems)
})

test('details are stored in one way, however they are typed [AUD-02]', () => {
  const typed = { ...ADA, lastName: ' Quill  Reed ', state: 'mi', phone: '(734) 555-0100' }
  expect(tidiedContact(typed)).toEqual({ ...ADA, lastName: 'Quill Reed' })
})
