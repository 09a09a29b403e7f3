import { approvals } from '@marquee/contract/approvals'
import { bind } from '../platform/use-case.ts'
import { addComment } from './add-comment.use-case.ts'
import { confirmCancel, declineCancel } from './decide-cancel.use-case.ts'
import { approveOrders, rejectOrders, startReview } from './decide-order.use-case.ts'
import { approveTouchpoints, rejectTouchpoints } from './decide-touchpoint.use-case.ts'
import { findHitCampaigns } from './find-hit.use-case.ts'
import { postponeCampaigns } from './postpone.use-case.ts'
import { readReview } from './read-review.use-case.ts'
import { readTimeline } from './read-timeline.use-case.ts'
import { releaseToMarkets } from './release.use-case.ts'
import { countWaiting, searchWaiting } from './search-waiting.use-case.ts'

export const approvalsRoutes = bind(approvals, {
  search: searchWaiting,
  count: countWaiting,
  review: readReview,
  timeline: readTimeline,
  comment: addComment,
  acknowledge: startReview,
  approve: approveOrders,
  reject: rejectOrders,
  approveTouchpoints,
  rejectTouchpoints,
  release: releaseToMarkets,
  confirmCancel,
  declineCancel,
  hit: findHitCampaigns,
  postpone: postponeCampaigns,
})
