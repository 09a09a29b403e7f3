import { hash as digestOf } from 'node:crypto'
import { emailText, householdText, type Identity } from '@marquee/rules/customers'
import { secretsStore } from '../platform/secrets/index.ts'
import type { Store } from '../platform/sql/index.ts'

/** Turns who somebody is into a number that nobody turns back without the salt. */
export type HashText = (text: string) => bigint

export interface CustomerHashes {
  /** Of the household; of somebody without an address, of the email. */
  person: bigint
  email: bigint | null
}

type Use = <Made>(store: Store<Made>) => Made

export async function customerHashing(use: Use): Promise<HashText> {
  const salt = await use(secretsStore).keep('customers')
  return (text) => digestOf('sha256', `${salt}|${text}`, 'buffer').readBigInt64BE(0)
}

/** Undefined for somebody of whom neither is known. */
export function hashesOf(hash: HashText, who: Identity): CustomerHashes | undefined {
  const [household, email] = [householdText(who), emailText(who)]
  const emailHash = email === undefined ? null : hash(email)
  const person = household === undefined ? emailHash : hash(household)
  return person === null ? undefined : { person, email: emailHash }
}
