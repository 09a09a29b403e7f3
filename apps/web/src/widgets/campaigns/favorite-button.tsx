import Favorite from '@mui/icons-material/Favorite'
import FavoriteBorder from '@mui/icons-material/FavoriteBorder'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { api, useChange } from '../../api/index.ts'
import type { CampaignSummary } from './answers.ts'
import { favoriteTexts as texts } from './texts.ts'

const refreshes = [api.campaigns.search, api.campaigns.read]

/** A heart that is full for a favorite. */
export function FavoriteButton({
  campaign: { key, name, isFavorite },
}: {
  campaign: Pick<CampaignSummary, 'key' | 'name' | 'isFavorite'>
}) {
  const adding = useChange(api.campaigns.favorite, { refreshes, selection: false })
  const removing = useChange(api.campaigns.unfavorite, { refreshes, selection: false })
  const { run } = isFavorite ? removing : adding
  // Full at once: the list is loaded again before the button shows the new state.
  const isFull = adding.isRunning || (isFavorite && !removing.isRunning)
  const label = isFavorite ? texts.remove(name) : texts.add(name)
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={label}
        aria-pressed={isFavorite}
        onClick={() => void run({ params: { campaignKey: String(key) } })}
        sx={{ color: isFull ? 'primary.main' : 'text.secondary' }}
      >
        {isFull ? <Favorite /> : <FavoriteBorder />}
      </IconButton>
    </Tooltip>
  )
}
