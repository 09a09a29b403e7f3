import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { home } from '@marquee/contract/home'
import type { AnswerOf } from '@marquee/contract/operation'
import { Link as RouterLink } from 'react-router'
import { builderPath, campaignsPath } from '../../app/paths.ts'
import { Line } from '../../ui/line/index.ts'
import { Section } from '../../ui/page/index.ts'
import { EmptyState } from '../../ui/states/index.ts'
import { CampaignThumbnail, FavoriteButton } from '../../widgets/campaigns/index.ts'
import { useUserState } from '../../widgets/user-state/index.ts'
import { workTexts as texts } from './texts.ts'

type DraftSummary = AnswerOf<typeof home.read>['drafts'][number]

interface DraftsProps {
  drafts: readonly DraftSummary[]
  /** How many there are, shown here or not. */
  all: number
}

/** Each draft with what is missing, and a link to the first of it; what came back is first. */
export function Drafts({ drafts, all }: DraftsProps) {
  return (
    <Section title={texts.drafts} framed>
      {drafts.length === 0 && <EmptyState title={texts.noDrafts}>{texts.noDraftsWhy}</EmptyState>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {drafts.map((draft) => (
          <Draft key={draft.key} draft={draft} />
        ))}
      </Box>
      {all > drafts.length && (
        <Button component={RouterLink} to={campaignsPath({ status: 'DRAFT' })} size="small">
          {texts.allDrafts(all)}
        </Button>
      )}
    </Section>
  )
}

function Draft({ draft }: { draft: DraftSummary }) {
  const { key, name, market, rejection } = draft
  const here = useUserState().selectedMarket?.key
  return (
    <Line>
      <FavoriteButton campaign={draft} />
      <CampaignThumbnail campaignKey={key} none={texts.noPiece} />
      <Box sx={{ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{name}</Typography>
        {market.key !== here && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {market.name}
          </Typography>
        )}
        {rejection && (
          <Typography sx={{ color: 'error.main' }}>
            {texts.rejected(rejection.words, rejection.by)}
          </Typography>
        )}
        {(!rejection || draft.missing.length > 0) && (
          <Typography sx={{ color: 'text.secondary' }}>{texts.missing(draft.missing)}</Typography>
        )}
      </Box>
      <Button
        component={RouterLink}
        to={builderPath(key, draft.place)}
        variant="outlined"
        aria-label={texts.continueWith(name)}
      >
        {texts.continue}
      </Button>
    </Line>
  )
}
