import type { CampaignSummary } from '../../../widgets/campaigns/index.ts'

/** What can be done with several campaigns of the list at once. */
export const ACTS = ['delete', 'cancel', 'reorder', 'favorite'] as const

export type Act = (typeof ACTS)[number]

const MAY: Readonly<Record<Act, (campaign: CampaignSummary) => boolean>> = {
  delete: ({ can }) => can.delete.ok,
  cancel: ({ can }) => can.cancel.ok,
  reorder: ({ can }) => can.reorder.ok,
  favorite: ({ isFavorite }) => !isFavorite,
}

/** Of those that are chosen, the ones with which it can be done. */
export const fitFor = (act: Act, chosen: readonly CampaignSummary[]): CampaignSummary[] =>
  chosen.filter(MAY[act])
