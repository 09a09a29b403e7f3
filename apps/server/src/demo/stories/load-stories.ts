import { DEMO_STORIES, placeOf } from '@marquee/demo/stories'
import { CAMPAIGN_EVENT } from '../../campaigns/index.ts'
import { areMarketsCounted } from '../../customers/index.ts'
import { noticesStore } from '../../notices/index.ts'
import type { InOwnTransaction } from '../../platform/listeners.ts'
import { jobsQueue, type Job } from '../../platform/jobs/index.ts'
import { callingFor, type Product } from './calling.ts'
import { runStory } from './run-story.ts'

export const LOAD_DEMO_CAMPAIGNS = 'load demo campaigns'

const LOOK_AGAIN_SECONDS = 3
const STAYS_UNREAD_MS = 2.5 * 86_400_000

/**
 * Campaigns in every part of their life, each built by the operations that people call: one after the
 * other while the program serves, as soon as the customers that it reaches can be counted.
 */
export const loadDemoCampaigns = (product: Product): Job => ({
  kind: LOAD_DEMO_CAMPAIGNS,
  async run({ subject, inOwn, now }) {
    const story = DEMO_STORIES[subject]
    if (!story) return readOlderNotices(subject, inOwn, now)
    const place = placeOf(story)
    const isReady = await inOwn((use) => areMarketsCounted(place.reached, use))
    if (isReady) {
      const call = callingFor(story.name, product)
      const { publicUrl } = product.deployment
      // A demo with one campaign less is better than one that ends there.
      await runStory(story, { call, inOwn, now, place, publicUrl }).catch((error: unknown) =>
        product.log.error({ err: error }, 'a campaign of the demo is left as far as it came'),
      )
    }
    const next = isReady ? subject + 1 : subject
    const inSeconds = isReady ? 0 : LOOK_AGAIN_SECONDS
    await inOwn((use) => use(jobsQueue).request(LOAD_DEMO_CAMPAIGNS, [next], inSeconds))
  },
})

/** At the first sign-in only recent notices are unread, not those of all stories. */
async function readOlderNotices(
  subject: number,
  inOwn: InOwnTransaction,
  now: number,
): Promise<void> {
  await inOwn(async (use) => {
    const queue = use(jobsQueue)
    if ((await queue.waiting(CAMPAIGN_EVENT)) > 0) {
      return queue.request(LOAD_DEMO_CAMPAIGNS, [subject], LOOK_AGAIN_SECONDS)
    }
    return use(noticesStore).readBefore(new Date(now - STAYS_UNREAD_MS))
  })
}
