import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import { builderPath } from '../../../../app/paths.ts'
import type { ReorderItem } from '../answers.ts'
import { itemTexts } from './texts.ts'

/** To what was made; nothing where nothing was. */
export function DraftLink({ item }: { item: ReorderItem }) {
  const { newCampaignKey, campaignName, marketName } = item
  if (newCampaignKey === null) return null
  return (
    <Link
      component={RouterLink}
      to={builderPath(newCampaignKey, '')}
      aria-label={itemTexts.openOf(campaignName, marketName)}
    >
      {itemTexts.open}
    </Link>
  )
}
