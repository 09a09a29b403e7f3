import type { customers } from '@marquee/contract/customers'
import {
  contactProblems,
  contactTexts,
  correctedFields,
  flagsAfterCorrection,
  suppressionAfterCorrection,
  tidiedContact,
  type ContactField,
} from '@marquee/rules/customers'
import { accept, refuse, type Result } from '@marquee/rules/result'
import { marketsStore } from '../markets/index.ts'
import { jobsQueue } from '../platform/jobs/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { correctedHouseholdsStore } from './corrected-households.store.ts'
import { customerHashing, hashesOf, type CustomerHashes } from './customer-hashing.load.ts'
import { customerImportsStore } from './customer-imports.store.ts'
import { PUBLISH_MARKET } from './look-after-customers.job.ts'
import { marketVersionsStore } from './market-versions.store.ts'
import { contactOf, versionOf } from './one-customer.load.ts'
import { oneCustomerView, type CustomerRow } from './one-customer.view.ts'
import { suppressionsStore } from './suppressions.store.ts'

type Correct = typeof customers.correct

export const correctCustomer: UseCase<Correct> = async (call) => {
  const { params, body, use, announce } = call
  const { marketKey, household } = params
  if (!(await use(marketsStore).find(marketKey))) return refuse('not-found')
  // From here on no other correction and no import of this market goes on.
  const underWay = await use(customerImportsStore).underWay(marketKey)
  const found = await use(oneCustomerView).find(marketKey, household)
  if (!found) return refuse('not-found')
  if (underWay > 0) return refuse('customers.import-running')
  if (versionOf(found.household) !== body.version) return refuse('customers.changed-meanwhile')
  const checked = checkedContact(body)
  if (!checked.ok) return checked
  const after = tidiedContact(body.contact)
  const changed = correctedFields(contactOf(found.household), after)
  if (changed.length > 0) {
    const hashes = await newHashes(found, after, call)
    if (!hashes.ok) return hashes
    await carryOver(found, hashes.value, changed, call)
    await use(correctedHouseholdsStore).correct(found.household, {
      contact: after,
      ...hashes.value,
      flagsLeft: flagsAfterCorrection(ALL_FLAGS, changed),
      by: call.person.key,
      at: new Date(call.now),
    })
    await use(marketVersionsStore).contactsChanged([marketKey])
    await use(jobsQueue).request(PUBLISH_MARKET, [marketKey])
  }
  announce({ marketKey, household, fields: changed })
  const saved = await use(oneCustomerView).find(marketKey, household)
  return accept({ marketKey, household, version: saved ? versionOf(saved.household) : 0 })
}

/** As wide as their column. */
const ALL_FLAGS = 0x7fff

function checkedContact({ contact }: Call<Correct>['body']): Result<true, 'request.invalid'> {
  const problems = Object.entries(contactProblems(contact))
  if (problems.length === 0) return accept(true)
  const fields = problems.map(([field, problem]) => [`body.contact.${field}`, problem] as const)
  return refuse('request.invalid', { fields: Object.fromEntries(fields) })
}

type TwinReason = 'customers.household-there' | 'customers.was-erased' | 'request.invalid'

/** Who the customer is from now on, where that is no one else, and no one who was erased. */
async function newHashes(
  { household, market }: CustomerRow,
  contact: Parameters<typeof hashesOf>[1],
  { use }: Pick<Call<Correct>, 'use'>,
): Promise<Result<CustomerHashes, TwinReason>> {
  const hashes = hashesOf(await customerHashing(use), contact)
  if (!hashes) {
    return refuse('request.invalid', { fields: { 'body.contact.email': contactTexts.unreachable } })
  }
  const { person, email } = hashes
  const all = email === null ? [person] : [person, email]
  const standing = await use(suppressionsStore).standing(all, market.path)
  if (standing.some(({ reason }) => reason === 'ERASED')) return refuse('customers.was-erased')
  const hasTwin = await use(correctedHouseholdsStore).hasTwin(household, person)
  return hasTwin ? refuse('customers.household-there') : accept(hashes)
}

/** What was suppressed for the customer as they were named before goes on holding at this dealer. */
async function carryOver(
  { household, market }: CustomerRow,
  { person, email }: CustomerHashes,
  changed: readonly ContactField[],
  { use }: Pick<Call<Correct>, 'use'>,
): Promise<void> {
  const { personHash, emailHash } = household
  const left = [personHash, emailHash].filter(
    (hash) => hash !== null && hash !== person && hash !== email,
  )
  const standing = await use(suppressionsStore).standing(
    left.filter((hash) => hash !== null),
    market.path,
  )
  for (const { reason, suppressedBy, suppressedAt, source, campaignKey, why, ...one } of standing) {
    const channel = suppressionAfterCorrection({ channel: one.channel, reason }, changed)
    if (!channel) continue
    const { path } = market
    const from = { suppressedBy, suppressedAt, source, campaignKey, why }
    await use(suppressionsStore).add({ hashes: [person], channel, reason, path, ...from })
  }
}
