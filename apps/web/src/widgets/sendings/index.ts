export { CampaignSendings } from './campaign-sendings.tsx'
