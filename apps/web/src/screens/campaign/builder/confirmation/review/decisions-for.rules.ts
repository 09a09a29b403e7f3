import type { Ability } from '@marquee/rules/result'
import type { Campaign, Review } from './answers.ts'
import { reviewTexts as texts } from './texts.ts'

export type Verb = keyof typeof texts.done

export interface Offered {
  verb: Verb
  name: string
  can: Ability
  /** What usually happens. */
  isMain?: boolean
  /** Against the campaign: only with a reason. */
  asksWhy?: boolean
}

/** Which decisions a campaign waits for, in the order of their buttons. */
export function decisionsFor({ status, can }: Campaign, review: Review): Offered[] {
  if (status === 'SUBMITTED' || status === 'ACKNOWLEDGED') {
    const start: Offered = { verb: 'acknowledge', name: texts.startReview, can: can.startReview }
    return [
      ...(status === 'SUBMITTED' ? [start] : []),
      { verb: 'reject', name: texts.reject, can: can.reject, asksWhy: true },
      { verb: 'approve', name: texts.approve, can: can.approve, isMain: true },
    ]
  }
  if (status === 'CANCEL_REQUESTED') {
    return [
      { verb: 'declineCancel', name: texts.decline, can: can.declineCancel, asksWhy: true },
      { verb: 'confirmCancel', name: texts.confirm, can: can.confirmCancel, isMain: true },
    ]
  }
  if (status !== 'ACTIVE' || review.touchpoints.length === 0) return []
  const { decideTouchpoints } = review.can
  return [
    {
      verb: 'rejectTouchpoints',
      name: texts.rejectSteps,
      can: decideTouchpoints,
      asksWhy: true,
    },
    {
      verb: 'approveTouchpoints',
      name: texts.approveSteps,
      can: decideTouchpoints,
      isMain: true,
    },
  ]
}
