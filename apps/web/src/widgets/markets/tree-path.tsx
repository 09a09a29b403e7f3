import Breadcrumbs from '@mui/material/Breadcrumbs'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { MarketHierarchy } from './answers.ts'
import { marketTexts } from './texts.ts'

type Step = MarketHierarchy['ancestors'][number]

interface TreePathProps {
  /** The person's own market: what lies above it can be named, but not gone to. */
  top: number
  ancestors: readonly Step[]
  present: Pick<Step, 'key' | 'name'>
  onGo: (key: number) => void
}

export function TreePath({ top, ancestors, present, onGo }: TreePathProps) {
  const first =
    present.key === top ? ancestors.length : ancestors.findIndex(({ key }) => key === top)
  return (
    <Breadcrumbs
      aria-label={marketTexts.path}
      separator="›"
      sx={{ px: 3, pb: 2, typography: 'caption' }}
    >
      {ancestors.map(({ key, name }, place) =>
        place < first ? (
          <Typography key={key} variant="caption" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
        ) : (
          <Link
            key={key}
            component="button"
            type="button"
            variant="caption"
            onClick={() => onGo(key)}
          >
            {name}
          </Link>
        ),
      )}
      <Typography variant="caption" aria-current="location" sx={{ color: 'text.primary' }}>
        {present.name}
      </Typography>
    </Breadcrumbs>
  )
}
