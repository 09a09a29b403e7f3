import { campaignAbilityTexts } from '@marquee/rules/campaigns'
import { reorderReasons } from '@marquee/rules/reorders'

export const reorderReasonTexts = {
  ...campaignAbilityTexts,
  ...reorderReasons,
}

export const reorderTexts = {
  again: 'Reorder',
  againNamed: (name: string) => `Reorder ${name}`,
  againFor: (market: string) => `Reorder for ${market}`,
  made: 'A new draft was created. Check it before you order.',
} as const

export const noteTexts = {
  title: 'Not everything carried over',
  whole: 'This draft was created from another campaign. Everything carried over.',
  source: 'See the campaign it was created from',
  dismiss: 'Dismiss',
} as const
