import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { builderFlow, type Missing } from '@marquee/rules/builder'
import { Link } from 'react-router'
import { api, useOperation } from '../../api/index.ts'
import { builderPath } from '../../app/paths.ts'
import { FavoriteButton, type CampaignSummary } from '../../widgets/campaigns/index.ts'
import { useUserState } from '../../widgets/user-state/index.ts'
import { workTexts as texts } from './texts.ts'

/** Each draft with what it lacks, and the way to the first of it. */
export function Drafts({ drafts }: { drafts: readonly CampaignSummary[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {drafts.map((draft) => (
        <Draft key={draft.key} draft={draft} />
      ))}
    </Box>
  )
}

function Draft({ draft }: { draft: CampaignSummary }) {
  const missing = useMissing(draft.key)
  const place = missing?.[0]?.place ?? (missing ? 'confirmation' : 'details')
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' },
        ...{ py: 3, borderTop: 1, borderColor: 'divider' },
      }}
    >
      <FavoriteButton campaign={draft} />
      <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{draft.name}</Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {draft.market.name}
        </Typography>
        <Typography sx={{ color: 'text.secondary', minHeight: '1.5em' }}>
          {missing && texts.missing(missing.map(({ text }) => text))}
        </Typography>
      </Box>
      <Button
        component={Link}
        to={builderPath(draft.key, place)}
        variant="outlined"
        aria-label={texts.continueWith(draft.name)}
      >
        {texts.continue}
      </Button>
    </Box>
  )
}

/** As its builder says. Undefined until the draft is there; its builder then opens at once. */
function useMissing(key: number): readonly Missing[] | undefined {
  const { featureToggles } = useUserState()
  const { response: campaign } = useOperation(
    api.campaigns.read,
    { params: { key: String(key) }, query: {} },
    { selection: false },
  )
  if (!campaign) return undefined
  const { template, today, audience } = campaign
  const isAudienceBuilderOn = featureToggles.IS_AUDIENCE_BUILDER_ENABLED === true
  const known = { campaign, template, today, isAudienceBuilderOn, hasAudience: audience !== null }
  return builderFlow(known).missing
}
