import { jobsQueue } from '../platform/jobs/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { householdsStore } from './households.store.ts'
import { PUBLISH_MARKET } from './look-after-customers.job.ts'
import { marketVersionsStore } from './market-versions.store.ts'

/** Once people are suppressed: the markets that know them count anew; answers how many households that are. */
export async function countWithoutSuppressed(
  use: Use,
  hashes: readonly bigint[],
  place: string,
): Promise<number> {
  const meant = await use(householdsStore).marketsOf(hashes, place)
  await use(marketVersionsStore).contactsChanged([...meant.keys()])
  await use(jobsQueue).request(PUBLISH_MARKET, [...meant.keys()])
  return sumOf(meant)
}

/** Once a suppression is lifted: what was counted without them is no mistake until then. */
export async function countWithReleased(
  use: Use,
  hashes: readonly bigint[],
  place: string,
): Promise<number> {
  const meant = await use(householdsStore).marketsOf(hashes, place)
  await use(jobsQueue).request(PUBLISH_MARKET, [...meant.keys()])
  return sumOf(meant)
}

const sumOf = (meant: ReadonlyMap<number, number>) =>
  [...meant.values()].reduce((sum, all) => sum + all, 0)
