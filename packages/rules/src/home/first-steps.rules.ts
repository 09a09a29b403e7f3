/** What a network needs before its first campaign is mailed, each built on those before it. */
export const FIRST_STEPS = [
  'brands',
  'dealers',
  'models',
  'people',
  'creatives',
  'templates',
  'customers',
  'campaigns',
] as const

export type FirstStep = (typeof FIRST_STEPS)[number]

/** How many there are of what each step brings. */
export type FirstStepCounts = Readonly<Record<FirstStep, number>>

/** The step to go on with: the first of which there is nothing yet; undefined where all are done. */
export const nextStep = (counts: FirstStepCounts): FirstStep | undefined =>
  FIRST_STEPS.find((step) => counts[step] === 0)

export const stepsDone = (counts: FirstStepCounts): number =>
  FIRST_STEPS.filter((step) => counts[step] > 0).length
