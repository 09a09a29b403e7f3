import { describe, expect, test } from 'vitest'
import { fontTexts } from '../fonts/index.ts'
import {
  changedFields,
  changeProfile,
  logosToDecide,
  mayChangeFields,
  mayDecideLogo,
  profileProblems,
  type LogoStatus,
  type LogoType,
  type ProfileFields,
} from './index.ts'

const profile: ProfileFields = {
  legalName: 'Lakeside Automotive LLC',
  sourceId: '208114',
  address: { line1: '1200 Washtenaw Ave', city: 'Ann Arbor', state: 'MI', postalCode: '48104' },
  webAddress: 'https://lakeside.example',
  phoneNumber: '7345550114',
  contactName: 'Dana Whitfield',
  contactEmail: 'dana@lakeside.example',
  contactPhone: '',
  dealerNotes: '',
  openingHours: '',
  printedLine: '',
}
const EMPTY = { line1: '', city: '', state: '', postalCode: '' }

describe('the fields of a profile', () => {
  test('that are all right have no problems, nor has an office without an address [PRF-04]', () => {
    expect(profileProblems(profile)).toEqual({})
    expect(profileProblems({ ...profile, address: EMPTY })).toEqual({})
  })

  test.each<[keyof ProfileFields | 'address.postalCode', Partial<ProfileFields>, string]>([
    [
      'webAddress',
      { webAddress: 'lakeside.example' },
      'Must be a web address that starts with http:// or https://',
    ],
    [
      'webAddress',
      { webAddress: `https://${'x'.repeat(2_041)}` },
      'Maximum length is 2048 characters',
    ],
    ['phoneNumber', { phoneNumber: '555' }, 'Must be 10 digits long'],
    ['contactPhone', { contactPhone: 'call me' }, 'Cannot contain non-numeric characters'],
    ['contactEmail', { contactEmail: 'dana@' }, 'Email must be valid.'],
    ['contactName', { contactName: 'x'.repeat(51) }, 'Max characters allowed: 50'],
    ['dealerNotes', { dealerNotes: 'x'.repeat(2_001) }, 'Max characters allowed: 2000'],
    ['openingHours', { openingHours: 'x'.repeat(81) }, 'Max characters allowed: 80'],
    ['printedLine', { printedLine: 'x'.repeat(91) }, 'Max characters allowed: 90'],
    ['openingHours', { openingHours: '中文 hours' }, fontTexts.notPrintable],
    ['printedLine', { printedLine: 'Ω 中' }, fontTexts.notPrintable],
    ['legalName', { legalName: 'x'.repeat(121) }, 'Max characters allowed: 120'],
    ['sourceId', { sourceId: ' ' }, 'Required'],
    ['address', { address: { ...EMPTY, city: 'Ann Arbor' } }, 'Incomplete Address'],
    [
      'address.postalCode',
      { address: { ...profile.address, postalCode: '4810' } },
      'Invalid Zip format',
    ],
  ])(
    '%s: %j is told as such [GRP-17, FRM-02, FRM-03, FRM-04, FRM-06, FRM-09]',
    (field, part, problem) => {
      expect(profileProblems({ ...profile, ...part })).toEqual({ [field]: problem })
    },
  )
})

describe('who may change what', () => {
  test('who the dealer is takes the restricted permission, everything else the plain one [PRF-08]', () => {
    const plain = ['CAN_UPDATE_MARKET_PROFILE'] as const
    const restricted = ['CAN_EDIT_RESTRICTED_MARKET_PROFILE'] as const
    for (const field of ['legalName', 'sourceId', 'address']) {
      expect(mayChangeFields(plain, [field]), field).toMatchObject({ details: { fields: [field] } })
      expect(mayChangeFields(restricted, [field]).ok, field).toBe(true)
    }
    const present = [
      'webAddress',
      'phoneNumber',
      'contactName',
      'dealerNotes',
      'openingHours',
      'printedLine',
    ]
    for (const field of [...present, 'attributes']) {
      expect(mayChangeFields(plain, [field]).ok, field).toBe(true)
      expect(mayChangeFields(restricted, [field]).ok, field).toBe(false)
    }
    expect(mayChangeFields([], []).ok).toBe(true)
  })

  test('only what differs counts as changed [PRF-04]', () => {
    expect(changedFields(profile, { ...profile })).toEqual([])
    const { line1, city, state, postalCode } = profile.address
    const inOtherOrder = { postalCode, state, city, line1 }
    expect(changedFields(profile, { ...profile, address: inOtherOrder })).toEqual([])
    const moved = { ...profile, address: { ...profile.address, city: 'Ypsilanti' } }
    expect(changedFields(profile, { ...moved, dealerNotes: 'Hello' })).toEqual([
      'address',
      'dealerNotes',
    ])
  })

  test('a profile that another person saved in between is not overwritten [PRF-04]', () => {
    expect(changeProfile({ version: 2 }, 2).ok).toBe(true)
    expect(changeProfile({ version: 2 }, undefined).ok).toBe(true)
    expect(changeProfile({ version: 2 }, 1).ok).toBe(false)
  })
})

describe('deciding about logos', () => {
  const logo = (assetType: LogoType, uploadedBy: number, hash = assetType) => ({
    assetType,
    uploadedBy,
    hash: hash as string,
    status: 'PENDING' as LogoStatus,
  })
  const one = logo('brand-logo', 7)
  const two = logo('brand-logo-secondary', 9)
  const decide = (waiting: (typeof one)[], chosen: object = {}) => {
    const result = logosToDecide({ keys: [9] }, waiting, chosen)
    return result.ok ? result.value.map(({ assetType }) => assetType) : result.reason
  }

  test('is never for the person who submitted it [PRF-05, PRF-06]', () => {
    expect(mayDecideLogo({ keys: [7] }, one)).toMatchObject({ reason: 'logo.own-upload' })
    expect(mayDecideLogo({ keys: [8] }, one).ok).toBe(true)
    expect(decide([two])).toBe('logo.own-upload')
    expect(decide([one, two])).toEqual(['brand-logo'])
  })

  test.each<LogoStatus>(['APPROVED', 'REJECTED', 'REPLACED'])(
    'is done once: not for one that is %s [PRF-05]',
    (status) => {
      expect(mayDecideLogo({ keys: [8] }, { ...one, status }).ok).toBe(false)
    },
  )

  test('takes the one that is named, as it was seen [PRF-05, PRF-06]', () => {
    const other = logo('brand-logo-secondary', 7)
    expect(decide([one, other])).toEqual(['brand-logo', 'brand-logo-secondary'])
    expect(decide([one, other], { assetType: 'brand-logo' })).toEqual(['brand-logo'])
    expect(decide([one], { assetType: 'brand-logo-secondary' })).toBe('logo.nothing-pending')
    expect(decide([])).toBe('logo.nothing-pending')
    expect(decide([one], { hash: 'another' })).toBe('logo.changed-meanwhile')
    expect(decide([one], { assetType: 'brand-logo', hash: 'brand-logo' })).toEqual(['brand-logo'])
  })
})
