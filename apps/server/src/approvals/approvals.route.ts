import { approvals } from '@marquee/contract/approvals'
import { bind } from '../platform/use-case.ts'
import { addComment } from './add-comment.use-case.ts'
import { readTimeline } from './read-timeline.use-case.ts'

export const approvalsRoutes = bind(approvals, {
  timeline: readTimeline,
  comment: addComment,
})
