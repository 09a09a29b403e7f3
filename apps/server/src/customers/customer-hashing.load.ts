import { hash as digestOf } from 'node:crypto'
import { emailText, householdText, type Identity } from '@marquee/rules/customers'
import { secretsStore } from '../platform/secrets/index.ts'
import type { Use } from '../platform/sql/index.ts'

/** Turns an identity into a number that cannot be turned back without the salt. */
export type HashText = (text: string) => bigint

export interface CustomerHashes {
  /** Of the household; of a person without an address, of the email. */
  person: bigint
  email: bigint | null
}

export async function customerHashing(use: Use): Promise<HashText> {
  return hashingBy(await use(secretsStore).keep('customers'))
}

export const hashingBy =
  (salt: string): HashText =>
  (text) =>
    firstEightBytes(digestOf('sha256', `${salt}|${text}`, 'binary'))

/** A byte for each letter: a buffer would take twice as long, and there are two for each of millions. */
function firstEightBytes(letters: string): bigint {
  return (BigInt(fourBytes(letters, 0)) << 32n) | BigInt(fourBytes(letters, 4) >>> 0)
}

const fourBytes = (letters: string, at: number): number =>
  (letters.charCodeAt(at) << 24) |
  (letters.charCodeAt(at + 1) << 16) |
  (letters.charCodeAt(at + 2) << 8) |
  letters.charCodeAt(at + 3)

/** Undefined when neither address nor email is known. */
export function hashesOf(hash: HashText, who: Identity): CustomerHashes | undefined {
  const household = householdText(who)
  const email = emailText(who)
  const emailHash = email === undefined ? null : hash(email)
  const person = household === undefined ? emailHash : hash(household)
  return person === null ? undefined : { person, email: emailHash }
}
