import { showCount } from '@marquee/rules/money'
import type { OrderStatus } from '@marquee/rules/orders'

/** What was decided of an order, in a sentence; null: nothing of what is reviewed. */
const decisions: Readonly<Record<OrderStatus, string | null>> = {
  OPEN: null,
  SUBMITTED: null,
  APPROVED: 'approved',
  WITHDRAWN: 'withdrawn',
  REJECTED: 'rejected',
  CANCELLED: null,
}

export const reviewTexts = {
  unfold: 'Show all of the piece',
  fold: 'Show less of the piece',
  title: 'Review',
  back: 'Approvals',
  loadFailed: 'The campaign could not be loaded',
  gone: 'There is no such campaign',
  goneWhy: 'It was deleted, or it is outside your markets.',
  toAll: 'Go to approvals',
  intro: (market: string, status: string) => `${market} · ${status}`,
  submitted: (name: string, moment: string, revision: number) =>
    revision === 1
      ? `Submitted by ${name}, ${moment}`
      : `Submitted by ${name}, ${moment} (submission ${revision})`,
  someone: 'someone',
  changes: 'What changed',
  first: 'This campaign is submitted for the first time.',
  never: 'This campaign was not submitted.',
  since: (decision: string, name: string, moment: string) =>
    `Since it was ${decision} by ${name}, ${moment}:`,
  decisions,
  postponed: 'moved to another day',
  dealers: (count: number) => (count === 1 ? '1 dealer' : `${count} dealers`),
  seeds: (count: number) => (count === 1 ? '1 seed recipient' : `${count} seed recipients`),
  showNames: 'Show names',
  audience: 'Who it reaches',
  decideBy: (day: string) => `Approve it by ${day}, so that it can be made and mailed in time.`,
  touchpoints: 'Changed touchpoints',
  touchpointsWhy: 'Until you decide, what was approved before is sent.',
  newTouchpoint: 'It was not approved before.',
  orderLines: 'Order',
  startReview: 'Start review',
  approve: 'Approve campaign',
  reject: 'Reject campaign',
  approveThis: 'Approve this campaign?',
  approveWhy: (pieces: number, cost: string) =>
    pieces === 1 ? `1 piece for ${cost}.` : `${showCount(pieces)} pieces for ${cost}.`,
  approveFor: (dealer: string, mailed: string | undefined) =>
    mailed === undefined ? `For ${dealer}.` : `For ${dealer}, to be mailed on ${mailed}.`,
  monthlyWhy: (month: string) => `It is sent as it is due: ${month}.`,
  approveForFewer: (present: number) =>
    present === 1 ? 'Approve for 1 household?' : `Approve for ${showCount(present)} households?`,
  approveForSeveral: (dealers: number) =>
    dealers === 1 ? 'Approve for 1 dealer?' : `Approve for ${dealers} dealers?`,
  severalWhy: (pieces: string, cost: string) =>
    `${pieces} pieces for ${cost} are mailed. The dealers see their part once it is released.`,
  notYet: 'Back',
  confirm: 'Confirm cancellation',
  decline: 'Decline cancellation',
  approveSteps: 'Approve touchpoints',
  rejectSteps: 'Reject touchpoints',
  nothing: 'Nothing waits for a decision here.',
  next: (name: string) => `Next: ${name}`,
  noneLeft: 'Nothing else waits for you.',
  done: {
    acknowledge: 'Review started',
    approve: 'Campaign approved',
    reject: 'Campaign rejected',
    approveTouchpoints: 'Touchpoints approved',
    rejectTouchpoints: 'Touchpoints rejected',
    confirmCancel: 'Campaign canceled',
    declineCancel: 'Cancellation declined',
  },
} as const
