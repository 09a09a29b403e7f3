import type { customers } from '@marquee/contract/customers'
import type { Identity } from '@marquee/rules/customers'
import { accept, refuse } from '@marquee/rules/result'
import { keptEmailsStore } from '../kept-emails/index.ts'
import { marketsStore } from '../markets/index.ts'
import { jobsQueue } from '../platform/jobs/index.ts'
import type { Use } from '../platform/sql/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { correctedHouseholdsStore } from './corrected-households.store.ts'
import { customerHashing, hashesOf } from './customer-hashing.load.ts'
import { householdsStore } from './households.store.ts'
import { PUBLISH_MARKET } from './look-after-customers.job.ts'
import { marketVersionsStore } from './market-versions.store.ts'
import { rejectedRowsStore } from './rejected-rows.store.ts'
import { countWithoutSuppressed } from './suppressed-people.change.ts'
import { suppressionsStore } from './suppressions.store.ts'

export const suppressCustomer: UseCase<typeof customers.suppress> = async (call) => {
  const { body, person, use, announce } = call
  const market = await use(marketsStore).find(body.marketKey)
  if (!market) return refuse('not-found')
  const { channel, reason } = body
  const { key: marketKey, path } = market
  const hashes = await hashesFor(use, body.person, path)
  await use(suppressionsStore).add({ hashes, channel, reason, path, suppressedBy: person.key })
  const households = await countWithoutSuppressed(use, hashes, path)
  announce({ marketKey, channel, reason, households })
  return accept({ households })
}

export const liftSuppression: UseCase<typeof customers.liftSuppression> = async (call) => {
  const { body, use, announce } = call
  const market = await use(marketsStore).find(body.marketKey)
  if (!market) return refuse('not-found')
  const { channel, reason } = body
  const { key: marketKey, path } = market
  const hashes = await hashesFor(use, body.person, path)
  const lifted = await use(suppressionsStore).lift(hashes, channel, path)
  const meant = await use(householdsStore).marketsOf(hashes, path)
  if (lifted > 0) await use(jobsQueue).request(PUBLISH_MARKET, [...meant.keys()])
  const households = sumOf(meant)
  announce({ marketKey, channel, reason, lifted, households })
  return accept({ lifted, households })
}

export const eraseCustomer: UseCase<typeof customers.erase> = async (call) => {
  const { body, person, use, announce } = call
  const market = await use(marketsStore).find(body.marketKey)
  if (!market) return refuse('not-found')
  const { key: marketKey, path } = market
  const named = await hashesFor(use, body.person, path)
  const meant = await use(householdsStore).marketsOf(named, path)
  const erased = await use(householdsStore).erase(named, path)
  // A household that was found by its email must not come back by its address either.
  const hashes = [...new Set([...named, ...erased.hashes])]
  await use(rejectedRowsStore).erase([body.person, ...erased.named], path)
  await use(keptEmailsStore).erase(addressesOf([body.person, ...erased.named]), path)
  const erasure = { channel: 'ALL', reason: 'ERASED' } as const
  await use(suppressionsStore).add({ hashes, ...erasure, path, suppressedBy: person.key })
  await use(marketVersionsStore).contactsChanged([...meant.keys()])
  await use(jobsQueue).request(PUBLISH_MARKET, [...meant.keys()])
  const households = sumOf(meant)
  announce({ marketKey, households })
  return accept({ households })
}

const addressesOf = (people: readonly Pick<Identity, 'email'>[]): string[] =>
  people.map(({ email }) => email.trim().toLowerCase()).filter((email) => email !== '')

const sumOf = (meant: ReadonlyMap<number, number>) =>
  [...meant.values()].reduce((sum, all) => sum + all, 0)

/** A person may be named as they were before a correction. */
async function hashesFor(use: Use, named: Identity, place: string): Promise<bigint[]> {
  const hash = await customerHashing(use)
  const { person, email } = hashesOf(hash, named) ?? { person: null, email: null }
  const hashes = [person, email].filter((one) => one !== null)
  const since = await use(correctedHouseholdsStore).importedWith(hashes, place)
  return [...new Set([...hashes, ...since])]
}
