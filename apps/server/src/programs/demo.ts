import type { Settings } from '../platform/settings/index.ts'

/** The demo, where it is wanted: an installation with data of its own does without its code. */
export const demoOf = async ({ demoData }: Pick<Settings, 'demoData'>) =>
  demoData ? import('../demo/index.ts') : undefined
