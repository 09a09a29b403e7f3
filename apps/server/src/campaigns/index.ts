export { mailedOf, movableOf, standingOf } from './campaign-abilities.use-case.ts'
export { childrenStore } from './campaign-children.store.ts'
export { detailsOf, marketOf } from './campaign-details.use-case.ts'
export {
  CAMPAIGN_EVENT,
  campaignEventsStore,
  campaignMovesStore,
  type EventRow,
} from './campaign-events.store.ts'
export { campaignListView } from './campaign-list.view.ts'
export { campaignsRoutes } from './campaigns.route.ts'
export {
  campaignsStore,
  type CampaignRow,
  type NewCampaign,
  type StepRow,
  visible,
} from './campaigns.store.ts'
export { campaignsView, type FoundCampaign } from './campaigns.view.ts'
export { countedCampaign, type CountedCampaign } from './counted-campaign.use-case.ts'
export { withFreeName } from './create-campaign.use-case.ts'
export { libraryAt } from './library.use-case.ts'
export { lockedCampaign } from './locked-campaign.use-case.ts'
export { isOfferedTo, isUsableAt } from './may-begin.use-case.ts'
export { carryOut } from './move-campaign.use-case.ts'
export { campaignNow, templateOf } from './present-campaign.use-case.ts'
export { saveAsDraft } from './save-as-draft.use-case.ts'
export { saveMailDates } from './save-mail-dates.use-case.ts'
export { wholeCampaign, type WholeCampaign } from './whole-campaign.use-case.ts'
export { seenCampaign, templateStepNames } from './seen-campaign.use-case.ts'
export { summariesOf } from './summarize-campaigns.use-case.ts'
