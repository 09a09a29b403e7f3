import { areMarketsCounted } from '../../customers/index.ts'
import { jobsQueue, type Job } from '../../platform/jobs/index.ts'
import { callingFor, type Product } from './calling.ts'
import { placeOf } from './place-of.ts'
import { tellStory } from './tell-story.ts'
import { DEMO_STORIES } from './told.ts'

export const LOAD_DEMO_CAMPAIGNS = 'load demo campaigns'

const LOOK_AGAIN_SECONDS = 3

/**
 * Campaigns in every part of their life, each told by the operations that people call: one after the
 * other while the program serves, as soon as the customers that it reaches can be counted.
 */
export const loadDemoCampaigns = (product: Product): Job => ({
  kind: LOAD_DEMO_CAMPAIGNS,
  async run({ subject, inOwn, now }) {
    const story = DEMO_STORIES[subject]
    if (!story) return
    const place = placeOf(story)
    const isReady = await inOwn((use) => areMarketsCounted(place.reached, use))
    if (isReady)
      await tellStory(story, { call: callingFor(story.name, product), inOwn, now, place })
    const next = isReady ? subject + 1 : subject
    const inSeconds = isReady ? 0 : LOOK_AGAIN_SECONDS
    await inOwn((use) => use(jobsQueue).ask(LOAD_DEMO_CAMPAIGNS, [next], inSeconds))
  },
})
