export { BEGIN_CAMPAIGNS, beginCampaignsJob } from './begin-campaigns.job.ts'
export { heldCreatives } from './held-creatives.load.ts'
export { mailedOf, movableOf, standingOf } from './campaign-abilities.check.ts'
export { childrenStore } from './campaign-children.store.ts'
export { savedDetails, marketOf } from './campaign-details.present.ts'
export {
  CAMPAIGN_EVENT,
  campaignEventsStore,
  campaignMovesStore,
  type EventRow,
} from './campaign-events.store.ts'
export { campaignListView, type CampaignFilters } from './campaign-list.view.ts'
export { placesBeyond } from './places-beyond.load.ts'
export { campaignsRoutes } from './campaigns.route.ts'
export {
  campaignsStore,
  type CampaignRow,
  type NewCampaign,
  type StepRow,
  visible,
} from './campaigns.store.ts'
export { campaignsView, type FoundCampaign } from './campaigns.view.ts'
export {
  countedCampaign,
  countedCampaigns,
  countedFrom,
  type CountedCampaign,
} from './counted-campaign.load.ts'
export { withFreeName } from './free-name.change.ts'
export { startYear } from './start-campaign.change.ts'
export { libraryAt } from './library.load.ts'
export { cadenceAt, isOfferedTo, isUsableAt } from './may-begin.check.ts'
export { moveByProgram } from './move-by-program.change.ts'
export { carryOut } from './move-campaign.change.ts'
export { campaignNow, present as presentCampaign } from './campaign.present.ts'
export { updateCampaign } from './update-campaign.use-case.ts'
export { updateStep } from './update-step.use-case.ts'
export { wrongDetails } from './details-problems.check.ts'
export { templateOf, templatesOf, templateStepNames } from './campaign-template.load.ts'
export { customizingOf } from './campaign-abilities.check.ts'
export { saveAsDraft } from './save-as-draft.use-case.ts'
export { monthlyFiguresView } from './monthly-figures.view.ts'
export { saveMailDates } from './save-mail-dates.change.ts'
export { wholeCampaign, type WholeCampaign } from './whole-campaign.load.ts'
export { lockedCampaign, seenCampaign } from './found-campaign.load.ts'
export { shownName, summariesOf } from './campaign-summaries.present.ts'
