import {
  INSTALLATION_PARTS,
  standingTexts,
  type InstallationPart,
} from '@marquee/rules/installation'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { sheet } from '../../../ui/page/index.ts'
import type { Installation } from './installation.ts'
import { showDuration } from './show-duration.ts'
import { StandingMark } from './standing-mark.tsx'
import { figures, linkNames, partNames, texts, type PartWithScreen } from './texts.ts'

/** A card for each part: how it stands, its figures, what that means, and what to do. */
export function Parts({ installation }: { installation: Installation }) {
  return (
    <Box
      component="ul"
      aria-label={texts.parts}
      sx={{
        listStyle: 'none',
        m: 0,
        mb: 8,
        p: 0,
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
      }}
    >
      {INSTALLATION_PARTS.map((part) => (
        <Part key={part} part={part} installation={installation} />
      ))}
    </Box>
  )
}

interface PartProps {
  part: InstallationPart
  installation: Installation
}

function Part({ part, installation }: PartProps) {
  const { standing, reason } = installation[part]
  const text = standingTexts[reason]
  const [first, ...others] = FIGURES[part](installation)
  return (
    <Box component="li" sx={{ ...sheet, p: { xs: 4, sm: 5 } }}>
      <Box sx={{ display: 'flex', gap: 3, justifyContent: 'space-between', mb: 2 }}>
        <Typography variant="h3" component="h2">
          {partNames[part]}
        </Typography>
        <StandingMark standing={standing} />
      </Box>
      <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {first}
      </Typography>
      <Typography sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {others.join(' · ')}
      </Typography>
      <Typography sx={{ mt: 3 }}>{text.means}</Typography>
      {'does' in text && (
        <Typography sx={{ mt: 1, fontWeight: 'fontWeightMedium' }}>{text.does}</Typography>
      )}
      {hasScreen(part) && (
        <Link component={RouterLink} to={PLACES[part]} sx={{ display: 'inline-block', mt: 3 }}>
          {linkNames[part]}
        </Link>
      )}
    </Box>
  )
}

const PLACES: Readonly<Record<PartWithScreen, string>> = {
  emails: paths.outbox,
  sendings: paths.sendings,
  customers: paths.customers,
  audit: paths.audit,
}

const hasScreen = (part: InstallationPart): part is PartWithScreen => part in PLACES

/** The figure that counts, then others beside it. */
const FIGURES: Readonly<Record<InstallationPart, (of: Installation) => string[]>> = {
  work: ({ work: { kinds } }) => {
    const sum = (figure: 'waiting' | 'running' | 'failed') =>
      kinds.reduce((all, kind) => all + kind[figure], 0)
    return [
      figures.working(sum('running')),
      figures.waiting(sum('waiting')),
      figures.failed(sum('failed')),
    ]
  },
  emails: ({ emails: { waiting, oldestSeconds } }) => [
    figures.waiting(waiting),
    ...(waiting > 0 ? [figures.oldest(showDuration(oldestSeconds))] : []),
  ],
  sendings: ({ sendings: { pieces, unknown, held } }) => [
    figures.pieces(pieces),
    figures.lastDays,
    ...(unknown > 0 ? [figures.unknown(unknown)] : []),
    ...(held > 0 ? [figures.held(held)] : []),
  ],
  customers: ({ customers: { markets, households, outdated } }) => [
    figures.markets(markets),
    figures.households(households),
    figures.outdated(outdated),
  ],
  audit: ({ audit: { lagSeconds } }) => [
    lagSeconds === 0 ? figures.sealed : figures.behind(showDuration(lagSeconds)),
  ],
  clock: ({ clock: { apartSeconds } }) => [
    apartSeconds === 0 ? figures.right : figures.apart(showDuration(apartSeconds)),
  ],
}
