import type { coupons } from '@marquee/contract/coupons'
import type { AnswerOf } from '@marquee/contract/operation'
import type { Permission } from '@marquee/rules/access'
import { showCount } from '@marquee/rules/money'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import type { QueryState } from '../../api/index.ts'
import { builderPath, campaignPath, campaignTemplatePath } from '../../app/paths.ts'
import { ErrorState, TextSkeleton } from '../../ui/states/index.ts'
import { useUserState } from '../user-state/index.ts'
import { usesTexts as texts } from './texts.ts'

type Uses = AnswerOf<typeof coupons.uses>
type Kind = keyof Uses

interface Used {
  key: number
  name: string
  to: string | undefined
  isActive: boolean
}

const KINDS: readonly Kind[] = ['templates', 'drafts', 'orders']

interface WhereUsedProps {
  query: QueryState<Uses>
  /** What it means, before the list. */
  children?: ReactNode
}

/** Which templates, drafts and orders use a coupon or a creative: to look up, and before it is retired. */
export function WhereUsed({ query, children }: WhereUsedProps) {
  return (
    <Box role="group" aria-label={texts.title}>
      <Typography variant="subtitle2">{texts.title}</Typography>
      {children}
      <Places query={query} />
    </Box>
  )
}

function Places({ query }: { query: QueryState<Uses> }) {
  const { permissions } = useUserState()
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
          <Named
            kind={kind}
            count={response[kind].count}
            first={placed(response, permissions)[kind]}
          />
        </li>
      ))}
    </Box>
  )
}

const placed = (
  { templates, drafts, orders }: Uses,
  permissions: readonly Permission[],
): Readonly<Record<Kind, readonly Used[]>> => ({
  templates: templates.first.map(({ key, name, isActive }) => ({
    key,
    name,
    isActive,
    // Its form is for authors; everyone else reads its name.
    to: permissions.includes('CAN_MANAGE_CAMPAIGN_TEMPLATES')
      ? campaignTemplatePath(key)
      : undefined,
  })),
  drafts: drafts.first.map(({ key, name }) => ({
    key,
    name,
    isActive: true,
    to: campaignPath(key),
  })),
  orders: orders.first.map(({ key, name }) => ({
    key,
    name,
    isActive: true,
    to: builderPath(key, 'confirmation'),
  })),
})

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
      {first.map(({ key, name, to, isActive }, at) => (
        <span key={key}>
          {at > 0 && ', '}
          {/* In a tab of its own: a question or a form stands open here. */}
          {to === undefined ? (
            name
          ) : (
            <Link component={RouterLink} to={to} target="_blank" rel="noopener">
              {name}
            </Link>
          )}
          {!isActive && texts.inactive}
        </span>
      ))}
      {more > 0 && texts.more(showCount(more))}
    </>
  )
}
