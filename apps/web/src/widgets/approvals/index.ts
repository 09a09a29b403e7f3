export { ReasonDialog } from './reason-dialog.tsx'
export { CampaignTimeline } from './timeline.tsx'
export { WaitingBadge } from './waiting-badge.tsx'
