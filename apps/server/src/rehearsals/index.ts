export { rehearseCampaign } from './rehearse-campaign.job.ts'
export { rehearsalsRoutes } from './rehearsals.route.ts'
export {
  rehearsedCustomersListener,
  TIDY_REHEARSALS,
  tidyRehearsalsJob,
} from './tidy-rehearsals.job.ts'
