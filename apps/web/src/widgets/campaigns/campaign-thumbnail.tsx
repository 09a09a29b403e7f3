import Box from '@mui/material/Box'
import { api, useOperation } from '../../api/index.ts'
import { WhenSeen } from '../../ui/when-seen/index.ts'

/** The first piece of a campaign in a list, to know it again: it is loaded once it is seen. */
export function CampaignThumbnail({ campaignKey }: { campaignKey: number }) {
  return (
    <Box aria-hidden sx={frame}>
      <WhenSeen before={null}>{() => <FirstPiece campaignKey={campaignKey} />}</WhenSeen>
    </Box>
  )
}

const frame = {
  width: '6rem',
  aspectRatio: '3 / 2',
  flex: 'none',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.sunken',
} as const

/** Nothing where none is chosen yet, or where it cannot be read: the list says all else without it. */
function FirstPiece({ campaignKey }: { campaignKey: number }) {
  const { response } = useOperation(
    api.campaigns.picture,
    { params: { key: String(campaignKey) } },
    { selection: false },
  )
  if (!response?.picture) return null
  return <Box component="img" src={response.picture} alt="" sx={picture} />
}

const picture = {
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'top',
} as const
