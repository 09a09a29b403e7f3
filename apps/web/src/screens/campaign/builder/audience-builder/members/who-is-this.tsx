import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { audience } from '@marquee/contract/audience'
import type { AnswerOf } from '@marquee/contract/operation'
import { showDate } from '@marquee/rules/calendar'
import { useState } from 'react'
import { api, useOperation } from '../../../../../api/index.ts'
import { PlainDialog } from '../../../../../ui/plain-dialog/index.ts'
import { EmptyState, ErrorState } from '../../../../../ui/states/index.ts'
import { failureInWords } from '../audience-queries.ts'
import { useAudience } from '../use-audience.ts'
import { leftOutNames, membersTexts as texts } from './texts.ts'

/** The people behind the numbers, and one of them to follow. */
export function WhoIsThis() {
  const [isOpen, setOpen] = useState(false)
  const [followed, setFollowed] = useState<Followed>()
  const follow = (one: Followed) => {
    setFollowed(one)
    setOpen(false)
  }
  return (
    <Box sx={{ mt: 4 }}>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {followed && <FollowedCustomer followed={followed} onStop={() => setFollowed(undefined)} />}
      {isOpen && <MembersDialog onClose={() => setOpen(false)} onFollow={follow} />}
    </Box>
  )
}

type Member = AnswerOf<typeof audience.members>['members'][number]

/** A customer whom the person follows through their choices. */
type Followed = Pick<Member, 'marketKey' | 'household'> & { name: string }

const PAGE = 20

const nameOf = ({ person, household }: Member): string => person?.name || texts.customer(household)

/** For whom it is counted: the campaign, and the choices as they were last counted. */
function useRequest() {
  const { campaign, counted: request } = useAudience()
  return {
    query: {
      campaignKey: String(campaign.key),
      campaignTemplateKey: String(campaign.template.key),
    },
    searchRequest: request as Parameters<typeof api.audience.members>[0]['body']['searchRequest'],
  }
}

function useMembers(page: number) {
  const { query, searchRequest } = useRequest()
  return useOperation(
    api.audience.members,
    { query, body: { searchRequest, page, size: PAGE } },
    { keepsPrevious: true, selection: false },
  )
}

/** Is the followed customer in, by the present choices. */
function useMembership({ marketKey, household }: Followed) {
  const { query, searchRequest } = useRequest()
  return useOperation(
    api.audience.member,
    {
      params: { marketKey: String(marketKey), household: String(household) },
      query,
      body: { searchRequest },
    },
    { keepsPrevious: true, selection: false },
  )
}

interface FollowedCustomerProps {
  followed: Followed
  onStop: () => void
}

/** Whether the customer is in the audience, and if not, by which filter. Loaded again with every choice. */
function FollowedCustomer({ followed, onStop }: FollowedCustomerProps) {
  const { name } = followed
  const query = useMembership(followed)
  const found = query.response
  const isIn = found?.isReached === true
  const said = found
    ? found.leftOutBy === null
      ? texts.isIn(name)
      : texts.isOut(name, leftOutNames[found.leftOutBy].toLowerCase())
    : query.status === 'failed'
      ? texts.unknown(name)
      : texts.checking(name)
  return (
    <Alert
      severity={isIn ? 'success' : 'info'}
      role="status"
      aria-label={texts.followed}
      sx={{ mt: 3 }}
    >
      {said}
      <Button
        size="small"
        color="inherit"
        onClick={onStop}
        sx={{ display: 'block', ml: -1, mt: 1 }}
      >
        {texts.stop}
      </Button>
    </Alert>
  )
}

interface MembersDialogProps {
  onClose: () => void
  onFollow: (one: Followed) => void
}

/** Real customers of the audience, page by page; who they are, for those who may know. */
function MembersDialog({ onClose, onFollow }: MembersDialogProps) {
  const [page, setPage] = useState(0)
  const query = useMembers(page)
  const members = query.response?.members ?? []
  const hidesNames = members.length > 0 && members.every(({ person }) => person === null)
  return (
    <PlainDialog open title={texts.title} onClose={onClose} width="sm" fillsNarrow>
      <Typography sx={{ color: 'text.secondary' }}>{texts.intro}</Typography>
      {hidesNames && <Typography sx={{ mt: 2 }}>{texts.noNames}</Typography>}
      {query.status === 'failed' && (
        <ErrorState title={texts.failed} onRetry={query.retry} retrying={query.isRefreshing}>
          {failureInWords(query.failure)}
        </ErrorState>
      )}
      {query.response && members.length === 0 && <EmptyState title={texts.empty} />}
      <Box
        component="ul"
        aria-label={texts.list}
        aria-busy={query.isRefreshing}
        sx={{ m: 0, mt: 3, p: 0, listStyle: 'none', minHeight: '24rem' }}
      >
        {members.map((member) => (
          <MemberLine
            key={`${member.marketKey} ${member.household}`}
            member={member}
            onFollow={() => onFollow({ ...member, name: nameOf(member) })}
          />
        ))}
      </Box>
      <Box sx={{ mt: 4, display: 'flex', gap: 3, alignItems: 'center' }}>
        <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
          {texts.previous}
        </Button>
        <Typography variant="body2">{texts.page((page + 1).toLocaleString('en-US'))}</Typography>
        <Button disabled={!query.response?.hasMore} onClick={() => setPage(page + 1)}>
          {texts.next}
        </Button>
      </Box>
    </PlainDialog>
  )
}

interface MemberLineProps {
  member: Member
  onFollow: () => void
}

/** One customer: who, where, since when not seen, and what they drive. */
function MemberLine({ member, onFollow }: MemberLineProps) {
  const { person, city, zipCode, lastVisitOn, vehicles } = member
  const place = [person?.line1, [city, zipCode].filter(Boolean).join(' '), person?.email]
  const facts = [
    lastVisitOn && texts.lastVisit(showDate(lastVisitOn)),
    vehicles.map(({ model, year }) => `${model} ${year}`).join(', ') || texts.noVehicle,
  ]
  const name = nameOf(member)
  return (
    <Box component="li" sx={line}>
      <Box sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2">{name}</Typography>
        {[place, facts].map((parts) => (
          <Typography key={String(parts)} variant="body2" sx={{ color: 'text.secondary' }}>
            {parts.filter(Boolean).join(' · ')}
          </Typography>
        ))}
      </Box>
      <Button size="small" aria-label={texts.followOne(name)} onClick={onFollow}>
        {texts.follow}
      </Button>
    </Box>
  )
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
} as const
