import { contains } from '@marquee/rules/access'
import { jobsQueue } from '../platform/jobs/index.ts'
import type { Use } from '../platform/sql/index.ts'
import { PUBLISH_MARKET } from './look-after-customers.job.ts'
import { marketVersionsStore } from './market-versions.store.ts'

/** The customers of all dealers of a brand are counted anew, as soon as there is a program that does it. */
export async function republishBrand(brandPath: string, use: Use): Promise<void> {
  const versions = await use(marketVersionsStore).findAll()
  const ofBrand = versions.filter(({ path }) => contains(brandPath, path))
  await use(jobsQueue).request(
    PUBLISH_MARKET,
    ofBrand.map(({ marketKey }) => marketKey),
  )
}
