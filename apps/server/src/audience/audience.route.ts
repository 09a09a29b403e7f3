import { audience } from '@marquee/contract/audience'
import { bind } from '../platform/use-case.ts'
import { readMember, readMembers } from './audience-members.use-case.ts'
import { estimateAudiences } from './estimate-audiences.use-case.ts'
import { readMonthlyEstimate } from './read-monthly-estimate.use-case.ts'
import { readRecipient } from './read-recipient.use-case.ts'
import { readSelection } from './read-selection.use-case.ts'
import { saveAudienceSelection } from './save-selection.use-case.ts'
import { searchAudience } from './search-audience.use-case.ts'
import { saveYear, searchYear } from './year-audiences.use-case.ts'

export const audienceRoutes = bind(audience, {
  search: searchAudience,
  searchAnnual: searchYear,
  estimates: estimateAudiences,
  members: readMembers,
  member: readMember,
  recipient: readRecipient,
  monthlyEstimate: readMonthlyEstimate,
  readSelection,
  saveSelection: saveAudienceSelection,
  saveAnnual: saveYear,
})
