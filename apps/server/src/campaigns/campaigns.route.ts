import { campaigns } from '@marquee/contract/campaigns'
import { bind } from '../platform/use-case.ts'
import { createCampaign } from './create-campaign.use-case.ts'
import { deleteCampaign } from './delete-campaign.use-case.ts'
import { readCampaign } from './read-campaign.use-case.ts'
import { saveAsDraft } from './save-as-draft.use-case.ts'
import { searchCampaigns } from './search-campaigns.use-case.ts'
import { updateCampaign } from './update-campaign.use-case.ts'
import { updateStep } from './update-step.use-case.ts'
import { validateMetroName, validateName } from './validate-name.use-case.ts'

export const campaignsRoutes = bind(campaigns, {
  search: searchCampaigns,
  create: createCampaign,
  validateName,
  validateMetroName,
  read: readCampaign,
  update: updateCampaign,
  updateStep,
  saveAsDraft,
  delete: deleteCampaign,
})
