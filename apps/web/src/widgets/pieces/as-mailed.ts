import type { ShownCreative } from './answers.ts'

/** A creative as the piece that is mailed, however it is previewed elsewhere. */
export const asMailed = <Creative extends ShownCreative>(creative: Creative): Creative => ({
  ...creative,
  preview: { ...creative.preview, type: 'DYNAMIC_PDF' },
})
