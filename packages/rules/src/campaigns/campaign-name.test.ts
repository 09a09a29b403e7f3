import { day } from '@marquee/test-kit/campaign'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  unfitCharacters,
  campaignNameProblem,
  detailsTexts,
  freeName,
  isMetroNameOf,
  metroName,
  MOST_OF_CAMPAIGN_NAME,
  sameName,
} from './index.ts'

const REQUIRED = 'Campaign Name is a required field.'
const LONG = 'Must be less than 61 characters.'
const FORBIDDEN = 'Invalid field characters.'

test.for([
  ['Spring service', undefined],
  ['', REQUIRED],
  ['   ', REQUIRED],
  ['x'.repeat(60), undefined],
  ['x'.repeat(61), LONG],
  [`${'x'.repeat(60)}  `, undefined],
  ['🚗'.repeat(60), undefined],
  ['🚗'.repeat(61), LONG],
  ['Spring, early', FORBIDDEN],
  ['Spring|early', FORBIDDEN],
  ['Spring^', FORBIDDEN],
  ['Spring\tearly', FORBIDDEN],
  ['Spring\u0000', FORBIDDEN],
  ['Spring \ud83d', FORBIDDEN],
  ['Spring\u2028early', FORBIDDEN],
  ['Spring \u202Eylrae', FORBIDDEN],
  ['Spring & summer: 20% off!', undefined],
] as const)('the name %j is judged: %s [DET-05, DET-06, DET-07, CONST-04]', ([name, expected]) => {
  expect(campaignNameProblem(name)).toBe(expected)
})

test('titles and hint are those of the specification [DET-02, DET-03, DET-04]', () => {
  expect(detailsTexts.name).toMatchObject({
    title: 'Give this Campaign a Name',
    metroTitle: 'Campaign Name',
    hint: 'Enter your desired campaign name here',
    label: 'Enter Campaign Name',
  })
})

test.for([
  ['Detroit Metro', 'Detroit Metro 2027-03-14'],
  ['Detroit, Flint & Co', 'Detroit Flint & Co 2027-03-14'],
  ['A|B^C', 'A B C 2027-03-14'],
  ['x'.repeat(80), `${'x'.repeat(49)} 2027-03-14`],
  [`${'x'.repeat(48)} y`, `${'x'.repeat(48)} 2027-03-14`],
  [',', '2027-03-14'],
] as const)('a metro campaign of %j is called %j [MTR-10, MTR-11]', ([group, expected]) => {
  expect(metroName(group, day('2027-03-14'))).toBe(expected)
})

test.for([
  ['Detroit Metro', 'Detroit Metro 2027-03-14', true],
  ['Detroit Metro', 'Detroit Metro 2026-11-02 3', true],
  ['Detroit, Flint & Co', 'Detroit Flint & Co 2027-03-14', true],
  [',', '2027-03-14', true],
  ['Detroit Metro', 'Flint Metro 2027-03-14', false],
  ['Detroit Metro', 'Detroit Metro 2027-02-30', false],
  ['Detroit Metro', 'Detroit Metro 2027-03-14 early', false],
  ['Detroit Metro', 'Detroit Metro', false],
] as const)(
  'of the group %j, the name %j is the generated one: %s [MTR-11]',
  ([group, name, is]) => {
    expect(isMetroNameOf(group, name)).toBe(is)
  },
)

test('a name that is taken gets the next number [MTR-11]', () => {
  expect(freeName('Spring', [])).toBe('Spring')
  expect(freeName('Spring', ['  SPRING '])).toBe('Spring 2')
  expect(freeName('Spring', new Set(['spring', 'spring 2', 'spring 4']))).toBe('Spring 3')
  expect(freeName('x'.repeat(60), ['x'.repeat(60)])).toBe(`${'x'.repeat(58)} 2`)
})

test('whatever the group is called, its campaign has a name that may be used and is free [DET-06, DET-07, MTR-11]', () => {
  const letter = fc.constantFrom('a', 'Z', '9', ' ', ',', '|', '^', '\t', 'É', '🚗', '\u{1}')
  fc.assert(
    fc.property(fc.string({ unit: letter, maxLength: 90 }), fc.nat(2), (group, count) => {
      const taken: string[] = []
      for (let at = 0; at <= count; at += 1) {
        const name = freeName(metroName(group, day('2027-03-14')), taken)
        expect(campaignNameProblem(name)).toBe(undefined)
        expect([...name].length).toBeLessThanOrEqual(MOST_OF_CAMPAIGN_NAME)
        expect(taken.map(sameName)).not.toContain(sameName(name))
        taken.push(name)
      }
    }),
  )
})

test('the characters that have to go are named, each once [DET-07]', () => {
  expect(unfitCharacters('Ice, snow, rain | ^ hail\t\u2028')).toEqual([
    'comma',
    '|',
    '^',
    'a character that cannot be seen',
  ])
  expect(unfitCharacters('Ice & snow 50 %')).toEqual([])
})
