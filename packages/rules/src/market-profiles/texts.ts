import { accessTexts } from '../access/index.ts'
import { changedMeanwhile } from '../fields/index.ts'

export const marketProfileReasons = {
  'market-profile.changed-meanwhile': changedMeanwhile('profile'),
  'market-profile.field-denied':
    'Your account may not change some of these fields. Ask your district or zone office.',
  'market-profile.source-id-taken': 'Another market of this brand has this dealer ID already.',
  'market-profile.attribute-unknown': 'One of the listing attributes is no longer offered.',
  'logo.nothing-pending': 'No logo is waiting for a decision.',
  'logo.own-upload': 'You uploaded this logo yourself. Another person has to decide on it.',
  'logo.changed-meanwhile':
    'Another logo was uploaded, or another person decided, in the meantime. Look again.',
  'logo.not-uploaded': 'Upload the picture for this market first.',
} as const

/** Why a person may not do something with a profile: its own reasons, or those of their account. */
export const marketProfileAbilityTexts = { ...accessTexts, ...marketProfileReasons } as const
