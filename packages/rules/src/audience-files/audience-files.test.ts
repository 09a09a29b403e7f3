import { expect, test } from 'vitest'
import {
  AUDIENCE_FORMATS,
  audienceFilesOf,
  audienceLines,
  audienceManifest,
  headersOf,
  isMatched,
  leastOf,
  matchKeysOf,
  type AudienceFormat,
  type MatchedPerson,
  type MatchKeys,
} from './index.ts'

const ADA: MatchedPerson = {
  firstName: 'Ada',
  lastName: 'Quill',
  city: 'Ann Arbor',
  state: 'MI',
  postalCode: '48104-1234',
  email: 'Ada.Quill@Customers.example',
  phone: '7345550100',
}
const NOTHING: MatchedPerson = {
  firstName: '',
  lastName: '',
  city: '',
  state: '',
  postalCode: '',
  email: '',
  phone: '',
}
const textsOf = (person: MatchedPerson, format: AudienceFormat) =>
  audienceLines(person)[format]?.map(({ text }) => text) ?? null

test.for<[keyof MatchedPerson, string, Partial<MatchKeys>]>([
  ['email', ' Ada.Quill@Customers.Example ', { email: 'ada.quill@customers.example' }],
  ['email', 'ada quill@customers.example', { email: 'adaquill@customers.example' }],
  ['email', 'ada.q+news@gmail.com', { email: 'ada.q+news@gmail.com' }],
  ['email', 'ada@', { email: '' }],
  ['email', 'ada@customers', { email: '' }],
  ['email', 'ada@home@customers.example', { email: '' }],
  ['phone', '7345550100', { phone: '+17345550100', phoneDigits: '17345550100' }],
  ['phone', '(734) 555-0100', { phone: '+17345550100', phoneDigits: '17345550100' }],
  ['phone', '+1 734 555 0100', { phone: '+17345550100', phoneDigits: '17345550100' }],
  ['phone', '5550100', { phone: '', phoneDigits: '' }],
  ['phone', '0345550100', { phone: '', phoneDigits: '' }],
  ['phone', '7345550100 ext. 7', { phone: '', phoneDigits: '' }],
  ['firstName', '  Mary  Ann ', { firstName: 'mary ann', plainFirstName: 'mary ann' }],
  ['lastName', 'O’Brien-Smith', { lastName: 'o’brien-smith', plainLastName: 'obriensmith' }],
  ['lastName', 'Pérez', { lastName: 'pérez', plainLastName: 'pérez' }],
  ['lastName', 'Pe\u0301rez', { lastName: 'pérez', plainLastName: 'pérez' }],
  ['lastName', '.', { lastName: '.', plainLastName: '' }],
  ['lastName', '李', { lastName: '李', plainLastName: '李' }],
  ['city', 'St. Louis', { city: 'stlouis' }],
  ['city', 'Cañon City', { city: 'canoncity' }],
  ['state', 'MI', { state: 'mi' }],
  ['state', 'Michigan', { state: '' }],
  ['postalCode', '48104', { zip: '48104' }],
  ['postalCode', '48104-1234', { zip: '48104' }],
  ['postalCode', '4810', { zip: '' }],
])('%s %j is compared as %j [CHN-02]', ([field, typed, expected]) => {
  expect(matchKeysOf({ ...ADA, [field]: typed })).toMatchObject(expected)
})

test('each platform has the headers that it names [CHN-02]', () => {
  expect(headersOf('META').join()).toBe('email,phone,fn,ln,ct,st,zip,country')
  expect(headersOf('GOOGLE').join()).toBe('Email,Phone,First Name,Last Name,Country,Zip')
  expect(headersOf('TIKTOK').join()).toBe('Email_SHA256,Phone_SHA256')
})

test('each platform gets its own spelling of the same person', () => {
  const email = 'ada.quill@customers.example'
  const us = ['ada', 'quill']
  expect(textsOf(ADA, 'META')).toEqual([
    email,
    '17345550100',
    ...us,
    'annarbor',
    'mi',
    '48104',
    'us',
  ])
  expect(textsOf(ADA, 'GOOGLE')).toEqual([email, '+17345550100', ...us, 'US', '48104'])
  expect(textsOf(ADA, 'TIKTOK')).toEqual([email, '+17345550100'])
})

test('all is hashed, but for the country and the ZIP code that Google has to read', () => {
  const lines = audienceLines(ADA)
  const readable = AUDIENCE_FORMATS.flatMap((format) =>
    headersOf(format).filter((_, at) => lines[format]?.[at]?.isHashed === false),
  )
  expect(readable).toEqual(['Country', 'Zip'])
})

test.for<[string, Partial<MatchedPerson>, AudienceFormat[]]>([
  ['an email', { email: ADA.email }, ['META', 'GOOGLE', 'TIKTOK']],
  ['a phone number', { phone: ADA.phone }, ['META', 'GOOGLE', 'TIKTOK']],
  [
    'both names and a ZIP code',
    { firstName: 'Ada', lastName: 'Quill', postalCode: '48104' },
    ['META', 'GOOGLE'],
  ],
  ['one name and a ZIP code', { lastName: 'Quill', postalCode: '48104' }, []],
  ['both names alone', { firstName: 'Ada', lastName: 'Quill' }, []],
  ['half an email', { email: 'ada@' }, []],
  ['nothing', {}, []],
])('of whom %s is known is found by %2$j alone', ([, known, found]) => {
  const lines = audienceLines({ ...NOTHING, ...known })
  expect(AUDIENCE_FORMATS.filter((format) => lines[format] !== null)).toEqual(found)
  expect(isMatched(lines)).toBe(found.length > 0)
})

test('the files are one for each platform, then the manifest that names them', () => {
  expect(audienceFilesOf(12).map(({ number, name }) => `${number} ${name}`)).toEqual([
    '1 audience-000012-meta.csv',
    '2 audience-000012-google.csv',
    '3 audience-000012-tiktok.csv',
    '4 audience-000012-manifest.json',
  ])
  const files = [{ name: 'audience-000012-meta.csv', people: 2, bytes: 9, sha256: 'a' }]
  const written = audienceManifest({
    key: 12,
    campaign: 'Spring service',
    dealer: 'Lakeside Honda',
    wave: 1,
    shownFrom: '2027-03-08',
    people: 2,
    madeFrom: '2027-03-08T14:00:00.000Z',
    files,
  })
  expect(JSON.parse(written)).toMatchObject({ audience: 'audience-000012', people: 2, files })
})

test('each platform says how many people it needs', () => {
  expect(AUDIENCE_FORMATS.map(leastOf)).toEqual([100, 100, 1_000])
})
