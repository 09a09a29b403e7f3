import type { Settings } from '../platform/settings/index.ts'

/** The demo, where the settings enable it: an installation with data of its own does not load its code. */
export const demoOf = async ({ demoData }: Pick<Settings, 'demoData'>) =>
  demoData ? import('../demo/index.ts') : undefined
