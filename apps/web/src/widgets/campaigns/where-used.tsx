import type { coupons } from '@marquee/contract/coupons'
import type { AnswerOf } from '@marquee/contract/operation'
import { showCount } from '@marquee/rules/money'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import type { QueryState } from '../../api/index.ts'
import { builderPath, campaignTemplatePath } from '../../app/paths.ts'
import { ErrorState, TextSkeleton } from '../../ui/states/index.ts'
import { usesTexts as texts } from './texts.ts'

type Uses = AnswerOf<typeof coupons.uses>
type Kind = keyof Uses

interface Used {
  key: number
  name: string
  isActive?: boolean
}

const PLACES: Readonly<Record<Kind, (key: number) => string>> = {
  templates: campaignTemplatePath,
  drafts: (key) => builderPath(key, 'details'),
  orders: (key) => builderPath(key, 'confirmation'),
}

const KINDS = Object.keys(PLACES) as Kind[]

/** Which templates, drafts and orders use a coupon or a creative, before somebody retires it. */
export function WhereUsed({ query }: { query: QueryState<Uses> }) {
  const { response, status, error, retry, isRefreshing } = query
  if (status === 'failed') {
    return (
      <ErrorState title={texts.failed} onRetry={retry} retrying={isRefreshing}>
        {error}
      </ErrorState>
    )
  }
  if (!response) return <TextSkeleton lines={2} />
  const used = KINDS.filter((kind) => response[kind].count > 0)
  if (used.length === 0) return <Typography>{texts.nowhere}</Typography>
  return (
    <Box component="ul" sx={{ m: 0, pl: 4, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
      {used.map((kind) => (
        <li key={kind}>
          <Named kind={kind} {...response[kind]} />
        </li>
      ))}
    </Box>
  )
}

interface NamedProps {
  kind: Kind
  count: number
  first: readonly Used[]
}

function Named({ kind, count, first }: NamedProps) {
  const more = count - first.length
  return (
    <>
      {texts.counted[kind](count)}
      {first.map(({ key, name, isActive = true }, at) => (
        <span key={key}>
          {at > 0 && ', '}
          {/* In a tab of its own: a question or a form stands open here. */}
          <Link component={RouterLink} to={PLACES[kind](key)} target="_blank" rel="noopener">
            {name}
          </Link>
          {!isActive && texts.inactive}
        </span>
      ))}
      {more > 0 && texts.more(showCount(more))}
    </>
  )
}
