import { setTimeout as pause } from 'node:timers/promises'
import type { Call } from '@marquee/test-kit/campaign-by-calls'

const PATIENCE_MS = 120_000

interface Estimated {
  estimates: [{ totalAvailable: number }]
}

/** Waits until the customers of the demo's dealer can be counted, which come by a job. */
export async function untilCountable(dealer: Call): Promise<void> {
  const { selectedMarket } = await dealer<{ selectedMarket: { key: number } }>('GET', '/user-state')
  const path = `/audience/search/estimates?marketKey=${selectedMarket.key}`
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    const answer = dealer<Estimated>('POST', path, { campaignTemplateKeys: [1] })
    const [estimate] = await answer.then(
      ({ estimates }) => estimates,
      () => [],
    )
    if (estimate && estimate.totalAvailable > 0) return
    await pause(500)
  }
  throw new Error('The customers of the demo were not loaded in two minutes')
}
