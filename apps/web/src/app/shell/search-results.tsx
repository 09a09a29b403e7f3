import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { ErrorState } from '../../ui/states/index.ts'
import type { Choice, ChoiceGroup } from './found-choices.ts'
import { searchTexts as texts } from './search-texts.ts'
import type { FoundState } from './use-found.ts'

interface SearchResultsProps {
  /** What the ids of the list and of its choices begin with. */
  id: string
  found: FoundState
  text: string
  /** That which Enter opens. */
  active: Choice | undefined
  onOpen: (choice: Choice) => void
  onPoint: (choice: Choice) => void
}

/** What was found, in groups; the keyboard stays in the field above. */
export function SearchResults({ found, text, ...list }: SearchResultsProps) {
  const { groups, isPending, error, retry } = found
  const count = groups.reduce((all, { choices }) => all + choices.length, 0)
  return (
    <Box sx={{ minHeight: 'min(20rem, 50dvh)' }}>
      <Typography role="status" variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {said(text, isPending, error, count)}
      </Typography>
      <Box
        role="listbox"
        id={`${list.id}-list`}
        aria-label={texts.results}
        sx={{ maxHeight: 'min(26rem, 60dvh)', overflowY: 'auto', mx: -2 }}
      >
        {groups.map((group) => (
          <Group key={group.name} group={group} {...list} />
        ))}
      </Box>
      {error !== undefined && (
        <ErrorState title={texts.failed} onRetry={retry} retrying={isPending}>
          {error}
        </ErrorState>
      )}
    </Box>
  )
}

function said(text: string, isPending: boolean, error: string | undefined, count: number) {
  if (text === '') return texts.hint
  if (count > 0) return texts.found(count)
  if (isPending) return texts.searching
  return error === undefined ? texts.none(text) : ''
}

type ListProps = Pick<SearchResultsProps, 'id' | 'active' | 'onOpen' | 'onPoint'>

function Group({ group, ...list }: ListProps & { group: ChoiceGroup }) {
  const { name, choices, isMore } = group
  const title = `${list.id}-${name}`
  return (
    <Box role="group" aria-labelledby={title} sx={{ pt: 3 }}>
      <Typography id={title} variant="caption" component="p" sx={groupTitle}>
        {texts.groups[name]}
      </Typography>
      {choices.map((choice) => (
        <Option key={choice.id} choice={choice} {...list} />
      ))}
      {isMore && (
        <Typography variant="caption" component="p" sx={{ px: 2, color: 'text.secondary' }}>
          {texts.moreThere}
        </Typography>
      )}
    </Box>
  )
}

const groupTitle = { px: 2, pb: 1, color: 'text.secondary', fontWeight: 'fontWeightBold' }

function Option({ choice, id, active, onOpen, onPoint }: ListProps & { choice: Choice }) {
  const isActive = choice.id === active?.id
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <Box
      ref={row}
      role="option"
      id={`${id}-${choice.id}`}
      aria-selected={isActive}
      onClick={() => onOpen(choice)}
      onMouseMove={() => !isActive && onPoint(choice)}
      sx={{
        px: 2,
        py: 2,
        borderRadius: 1,
        cursor: 'pointer',
        overflowWrap: 'anywhere',
        bgcolor: isActive ? 'primary.tint' : undefined,
      }}
    >
      <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{choice.name}</Typography>
      {choice.about && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {choice.about}
        </Typography>
      )}
    </Box>
  )
}
