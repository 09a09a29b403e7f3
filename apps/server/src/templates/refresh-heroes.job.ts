import { PieceFault } from '../pieces/index.ts'
import type { Job } from '../platform/jobs/index.ts'
import { refreshHero, type DrawnHeroes } from './template-hero.change.ts'
import { templatesStore } from './templates.store.ts'

export const REFRESH_HEROES = 'refresh template pictures'

/**
 * Looks at each start whether the pictures of the catalog would be drawn otherwise by now: a new release may have changed
 * a design, or the last one ended before it drew what was saved. One after the other, so that people wait for none.
 */
export const refreshHeroesJob: Job = {
  kind: REFRESH_HEROES,
  async run({ inOwn, signal, progressed }) {
    const drawn: DrawnHeroes = new Map()
    for (const key of await inOwn((use) => use(templatesStore).keys())) {
      if (signal.aborted) return
      const template = await inOwn((use) => use(templatesStore).find(key))
      if (!template) continue
      try {
        await refreshHero(template, { inOwn, drawn, uploadedBy: undefined })
      } catch (error) {
        // The picture before stays; the others are still looked at.
        if (!(error instanceof PieceFault)) throw error
      }
      await progressed()
    }
  },
}
