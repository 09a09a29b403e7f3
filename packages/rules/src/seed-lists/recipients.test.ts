import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  checksumOf,
  putSeed,
  seedRecipient,
  seedsFor,
  sortedSeeds,
  wholeSeeds,
  type SeedPerson,
} from './index.ts'

const BOTH = { email: true, directMail: true }
const EMAIL = { email: true, directMail: false }
const MAIL = { email: false, directMail: true }

const ada: SeedPerson = {
  foreName: 'Ada',
  surName: 'Quill',
  email: 'ada@seeds.example',
  address: {
    line1: '1 Main St',
    line2: '',
    city: 'Ann Arbor',
    countrySubdivision: { code: 'MI' },
    postalCode: '48104',
  },
}
const elsewhere = { ...ada, address: { ...ada.address, line1: '2 Oak Ave' } }
const otherEmail = { ...ada, email: 'quill@seeds.example' }

test.each([
  ['email alone', EMAIL, { elsewhere: true, otherEmail: false }],
  ['direct mail alone', MAIL, { elsewhere: false, otherEmail: true }],
  ['both', BOTH, { elsewhere: false, otherEmail: false }],
])('by %s, two are the same when their name and what it uses are [SEED-12]', (_, by, same) => {
  expect(checksumOf(elsewhere, by) === checksumOf(ada, by)).toBe(same.elsewhere)
  expect(checksumOf(otherEmail, by) === checksumOf(ada, by)).toBe(same.otherEmail)
  expect(checksumOf({ ...ada, foreName: 'Ida' }, by)).not.toBe(checksumOf(ada, by))
})

test('blanks and capitals make no other recipient, and no part runs into the next [SEED-12]', () => {
  const typed = { ...ada, foreName: '  ADA ', email: 'Ada@Seeds.example ' }
  expect(checksumOf(typed, BOTH)).toBe(checksumOf(ada, BOTH))
  expect(checksumOf({ ...ada, foreName: 'é' }, BOTH)).toBe(
    checksumOf({ ...ada, foreName: 'é' }, BOTH),
  )
  const moved = { ...ada, foreName: 'AdaQ', surName: 'uill' }
  expect(checksumOf(moved, BOTH)).not.toBe(checksumOf(ada, BOTH))
  expect(checksumOf(ada, BOTH)).toMatch(/^[0-9a-f]{16}$/)
})

test('different people have different checksums [SEED-12]', () => {
  const name = fc.string({ maxLength: 40 })
  const people = fc.uniqueArray(fc.tuple(name, name), {
    maxLength: 500,
    selector: (pair) => JSON.stringify(pair.map(normalized)),
  })
  fc.assert(
    fc.property(people, (pairs) => {
      const sums = pairs.map(([foreName, surName]) =>
        checksumOf({ ...ada, foreName, surName }, BOTH),
      )
      expect(new Set(sums).size).toBe(pairs.length)
    }),
  )
})

/** What is left of a name once its blanks and capitals do not count. */
const normalized = (text: string) =>
  text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

test('recipients are ordered by last name, then first name, without regard to capitals [SEED-07, SEED-08]', () => {
  const named = (surName: string, foreName: string) => ({ ...ada, surName, foreName })
  const shown = sortedSeeds([
    named('young', 'Bo'),
    named('Adams', 'zoe'),
    named('adams', 'Amy'),
    named('Young', 'al'),
  ])
  expect(shown.map(({ foreName }) => foreName)).toEqual(['Amy', 'zoe', 'al', 'Bo'])
})

test('a person who is on the list already is not added, and no other person is changed into them [SEED-11]', () => {
  const added = putSeed([ada], { ...ada, surName: ' quill ' }, BOTH)
  expect(added).toEqual({ ok: false, reason: 'seed-list.duplicate' })
  const ida = { ...ada, foreName: 'Ida' }
  expect(putSeed([ada, ida], ada, BOTH, ida).ok).toBe(false)
  expect(putSeed([ada], elsewhere, EMAIL).ok).toBe(false)
  expect(putSeed([ada], elsewhere, MAIL).ok).toBe(true)
})

test('a changed recipient takes the place of the one it was, tidied and with its new checksum [SEED-29]', () => {
  const changed = putSeed([ada], { ...ada, foreName: ' Ada  Mae ' }, BOTH, ada)
  const mae = { ...ada, foreName: 'Ada Mae' }
  expect(changed).toEqual({ ok: true, value: [mae] })
  expect(putSeed([ada], ada, BOTH, ada)).toEqual({ ok: true, value: [ada] })
  expect(seedRecipient(mae, BOTH)).toEqual({
    ...mae,
    checksum: checksumOf(mae, BOTH),
    recipientCount: 1,
  })
})

test('a campaign takes people who are the same on its channels once, a list refuses them [SEED-12]', () => {
  expect(seedsFor([ada, elsewhere, otherEmail], EMAIL)).toHaveLength(2)
  expect(wholeSeeds([ada, elsewhere], EMAIL)).toEqual({ ok: false, reason: 'seed-list.duplicate' })
  expect(wholeSeeds([ada, elsewhere], BOTH).ok).toBe(true)
})
