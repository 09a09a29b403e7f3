import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { home } from '@marquee/contract/home'
import type { AnswerOf } from '@marquee/contract/operation'
import { Link } from 'react-router'
import { builderPath } from '../../app/paths.ts'
import { FavoriteButton } from '../../widgets/campaigns/index.ts'
import { workTexts as texts } from './texts.ts'

type DraftSummary = AnswerOf<typeof home.read>['drafts'][number]

/** Each draft with what it lacks, and the way to the first of it. */
export function Drafts({ drafts }: { drafts: readonly DraftSummary[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {drafts.map((draft) => (
        <Draft key={draft.key} draft={draft} />
      ))}
    </Box>
  )
}

function Draft({ draft }: { draft: DraftSummary }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 3,
        alignItems: 'center',
        py: 3,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <FavoriteButton campaign={draft} />
      <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{draft.name}</Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {draft.market.name}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{texts.missing(draft.missing)}</Typography>
      </Box>
      <Button
        component={Link}
        to={builderPath(draft.key, draft.place)}
        variant="outlined"
        aria-label={texts.continueWith(draft.name)}
      >
        {texts.continue}
      </Button>
    </Box>
  )
}
