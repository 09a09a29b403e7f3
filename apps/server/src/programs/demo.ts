import type { Deployment } from '../platform/use-case.ts'
import type { Settings } from '../platform/settings/index.ts'

/** The demo, where the settings enable it: an installation with data of its own does not load its code. */
export const demoOf = async ({ demoData }: Pick<Settings, 'demoData'>) =>
  demoData ? import('../demo/index.ts') : undefined

/** Its templates, for a brand that has none yet. */
export const readyMade: Deployment['readyMade'] = async (today) =>
  (await import('../demo/index.ts')).readyMadeTemplates(today)
