export { CampaignTimeline } from './timeline.tsx'
