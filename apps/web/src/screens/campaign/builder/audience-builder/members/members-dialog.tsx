import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { PlainDialog } from '../../../../../ui/plain-dialog/index.ts'
import { EmptyState, ErrorState } from '../../../../../ui/states/index.ts'
import { failureInWords } from '../failure-in-words.ts'
import { MemberLine } from './member-line.tsx'
import { nameOf, useMembers, type Followed } from './members.ts'
import { membersTexts as texts } from './texts.ts'

interface MembersDialogProps {
  onClose: () => void
  onFollow: (one: Followed) => void
}

/** Real customers of the audience, page by page; who they are, for those who may know. */
export function MembersDialog({ onClose, onFollow }: MembersDialogProps) {
  const [page, setPage] = useState(0)
  const asked = useMembers(page)
  const members = asked.response?.members ?? []
  const hidesNames = members.length > 0 && members.every(({ person }) => person === null)
  return (
    <PlainDialog open title={texts.title} onClose={onClose} width="sm" fillsNarrow>
      <Typography sx={{ color: 'text.secondary' }}>{texts.intro}</Typography>
      {hidesNames && <Typography sx={{ mt: 2 }}>{texts.noNames}</Typography>}
      {asked.status === 'failed' && (
        <ErrorState title={texts.failed} onRetry={asked.retry} retrying={asked.isRefreshing}>
          {failureInWords(asked.failure)}
        </ErrorState>
      )}
      {asked.response && members.length === 0 && <EmptyState title={texts.empty} />}
      <Box
        component="ul"
        aria-label={texts.list}
        aria-busy={asked.isRefreshing}
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
        <Button disabled={!asked.response?.hasMore} onClick={() => setPage(page + 1)}>
          {texts.next}
        </Button>
      </Box>
    </PlainDialog>
  )
}
