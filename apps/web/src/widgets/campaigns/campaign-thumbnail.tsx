import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { api, useOperation } from '../../api/index.ts'
import { WhenSeen } from '../../ui/when-seen/index.ts'

interface CampaignThumbnailProps {
  campaignKey: number
  /** Stands in its place where it has no piece yet. */
  none?: string
  /** As wide as what is around it, as on a card; there one reads it, so that nothing of it is cut off. */
  fills?: boolean
}

/** The first piece of a campaign in a list, to know it again: it is loaded once it is seen. */
export function CampaignThumbnail(props: CampaignThumbnailProps) {
  return (
    <Box aria-hidden sx={[frame, props.fills === true && { width: '100%' }]}>
      <WhenSeen before={null}>{() => <FirstPiece {...props} />}</WhenSeen>
    </Box>
  )
}

const frame = {
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  width: '6rem',
  aspectRatio: '3 / 2',
  flex: 'none',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.sunken',
} as const

/** Nothing where it cannot be read: the list says all else without it. */
function FirstPiece({ campaignKey, none, fills }: CampaignThumbnailProps) {
  const { response } = useOperation(
    api.campaigns.picture,
    { params: { key: String(campaignKey) } },
    { selection: false },
  )
  if (!response) return null
  if (!response.picture) {
    return (
      <Typography variant="caption" sx={instead}>
        {none}
      </Typography>
    )
  }
  const sx = [picture, fills === true && whole]
  return <Box component="img" src={response.picture} alt="" sx={sx} />
}

const instead = {
  display: 'grid',
  placeContent: 'center',
  height: '100%',
  color: 'text.secondary',
} as const

const picture = {
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'top',
} as const

const whole = { objectFit: 'contain', objectPosition: 'center' } as const
