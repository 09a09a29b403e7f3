import { marketProfiles } from '@marquee/contract/market-profiles'
import { expect, test } from 'vitest'
import type { MarketProfile } from '../../widgets/market-profiles/index.ts'
import { changesOf, differencesOf, fieldsOf, valuesOf } from './profile.rules.ts'

const example = marketProfiles.read.example.reply
const [loaners] = example.attributes
const days = {
  key: 'late',
  category: 'SERVICE' as const,
  label: 'Open late',
  inputType: 'MULTI_SELECT_RADIO_GROUP' as const,
  options: ['mon', 'tue'].map((value) => ({ value, label: value.toUpperCase() })),
  values: ['mon'],
}
const profile = { ...example, attributes: [loaners, days] } as MarketProfile
const values = valuesOf(profile)

test('a profile that nobody touched sends nothing [PRF-04]', () => {
  expect(changesOf(profile, values)).toEqual({})
})

test('only what was changed is sent, a contact as a whole [PRF-04]', () => {
  const contact = { ...values.contact, email: 'robin@lakeside.example' }
  expect(changesOf(profile, { ...values, contact, dealerNotes: '' })).toEqual({
    contact,
    dealerNotes: '',
  })
})

test('an address that was emptied is sent as none [PRF-04, FRM-09]', () => {
  const empty = {
    line1: '',
    city: '',
    postalCode: '',
    countrySubdivision: { code: '' },
  }
  expect(changesOf(profile, { ...values, addresses: [empty] })).toEqual({ addresses: [] })
})

test('a market with only a part of an address does not lose it by another change [PRF-04]', () => {
  const without = { ...profile, addresses: [] }
  expect(changesOf(without, { ...valuesOf(without), webAddress: 'https://a.example' })).toEqual({
    webAddress: 'https://a.example',
  })
})

test('one value and several are sent as the attribute takes them [SIGN-09, PRF-09]', () => {
  const attributes = [
    { one: '', several: [] },
    { one: '', several: ['mon', 'tue'] },
  ]
  expect(changesOf(profile, { ...values, attributes })).toEqual({
    attributes: [
      { key: 'loaner-cars', values: [] },
      { key: 'late', values: ['mon', 'tue'] },
    ],
  })
})

test('the rules are asked about what will be stored, without spaces around it', () => {
  const spaced = { ...values, legalName: ' Lakeside ', webAddress: ' https://a.example ' }
  expect(fieldsOf(spaced)).toMatchObject({
    legalName: 'Lakeside',
    webAddress: 'https://a.example',
    address: { line1: '1200 Washtenaw Ave', state: 'MI' },
  })
})

test('what somebody else changed is told in the words of the form', () => {
  const now = {
    ...profile,
    dealerNotes: '',
    openingHours: 'Mon–Sat 8–6',
    printedLine: 'Family owned.',
    phoneNumber: '7345550199',
    addresses: [],
    attributes: [loaners, { ...days, values: ['mon', 'tue'] }],
  } as MarketProfile
  expect(differencesOf(profile, now)).toEqual([
    'Phone number: (734) 555-0199',
    'Address: empty',
    'Opening hours: Mon–Sat 8–6',
    'Line printed on every piece: Family owned.',
    'Notes: empty',
    'Open late: MON, TUE',
  ])
})
