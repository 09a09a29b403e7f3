import { bestMatches, matchOf } from '@marquee/rules/matching'
import { inOrder, MOST_SEARCHED } from '@marquee/rules/search'
import SearchIcon from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { api, useOperation } from '../../api/index.ts'
import { PlainDialog } from '../../ui/plain-dialog/index.ts'
import { useDebounced } from '../../ui/search-box/index.ts'
import { ErrorState } from '../../ui/states/index.ts'
import {
  useMarketSwitch,
  useBrandNameIfSeveral,
  useUserState,
} from '../../widgets/user-state/index.ts'
import { paths } from '../paths.ts'
import { choicesOf, type Choice, type ChoiceGroup, type Found } from './found-choices.ts'
import { menuFor } from './menu-entries.ts'
import { searchTexts, searchTexts as texts } from './texts.ts'

interface SearchDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** One field for all that has a name; what is found is moved through without leaving it. */
export default function SearchDialog({ isOpen, onClose }: SearchDialogProps) {
  return (
    <PlainDialog open={isOpen} title={searchTexts.title} onClose={onClose} width="sm" fillsNarrow>
      <Search onClose={onClose} />
    </PlainDialog>
  )
}

function Search({ onClose }: Pick<SearchDialogProps, 'onClose'>) {
  const id = useId()
  const [text, setText] = useState('')
  const [place, setPlace] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const found = useFound(text)
  const choices = found.groups.flatMap((group) => group.choices)
  const active = choices[Math.min(place, choices.length - 1)]
  const open = useOpening(onClose)
  const answerKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !active) return
    if (event.key === 'Enter') open(active)
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    setPlace((choices.indexOf(active) + step + choices.length) % choices.length)
  }
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <OutlinedInput
        inputRef={input}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setPlace(0)
        }}
        onKeyDown={answerKey}
        placeholder={searchTexts.field}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon />
          </InputAdornment>
        }
        inputProps={{
          role: 'combobox',
          'aria-label': searchTexts.field,
          'aria-autocomplete': 'list',
          'aria-expanded': choices.length > 0,
          'aria-controls': `${id}-list`,
          'aria-activedescendant': active && `${id}-${active.id}`,
          autoComplete: 'off',
          enterKeyHint: 'go',
          maxLength: MOST_SEARCHED,
        }}
      />
      <SearchResults
        id={id}
        found={found}
        active={active}
        text={text.trim()}
        onOpen={open}
        onPoint={(choice) => setPlace(choices.indexOf(choice))}
      />
    </Box>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Goes there; a market is changed over to. */
function useOpening(onClose: () => void): (choice: Choice) => void {
  const navigate = useNavigate()
  const { selectedMarket } = useUserState()
  const { toMarket } = useMarketSwitch()
  return ({ to }) => {
    onClose()
    // The list of campaigns may be open already; the state says that this is a new search.
    if (typeof to === 'string') void navigate(to, { state: to })
    else if (to.key === selectedMarket?.key) void navigate(paths.home)
    else void toMarket(to)
  }
}

/** Shorter than for a list: nothing moves away below what is typed. */
const PAUSE_MS = 150

interface FoundState {
  groups: ChoiceGroup[]
  /** What is typed is not answered yet. */
  isPending: boolean
  error: string | undefined
  retry: () => void
}

/** Screens from the menu at once, and what the server finds when typing pauses. */
function useFound(typed: string): FoundState {
  const state = useUserState()
  const brandName = useBrandNameIfSeveral()
  const text = typed.trim()
  const debounced = useDebounced(text, PAUSE_MS)
  // Another text is another question: that for the one before is given up.
  const query = useOperation(
    api.search.find,
    { body: { text: debounced } },
    { enabled: debounced !== '', keepsPrevious: true },
  )
  const isPending = text !== '' && (debounced !== text || query.isRefreshing)
  const isFailed = query.status === 'failed' && !isPending
  const answered = text === '' || isFailed ? undefined : query.response
  const found = answered && isPending ? stillFitting(answered, text) : answered
  const groups = [
    screensNamed(text, state),
    ...(found ? choicesOf(found, text, { permissions: state.permissions, brandName }) : []),
  ]
  return {
    groups: ordered(groups),
    isPending,
    error: isFailed ? query.error : undefined,
    retry: query.retry,
  }
}

function screensNamed(text: string, state: Parameters<typeof menuFor>[0]): ChoiceGroup {
  const entries = menuFor(state).flatMap(({ title = '', entries }) =>
    entries.map(({ path, name }) => ({ id: `screen-${path}`, name, about: title, to: path })),
  )
  return { name: 'screens', choices: bestMatches(entries, text, ({ name }) => name), isMore: false }
}

function ordered(groups: readonly ChoiceGroup[]): ChoiceGroup[] {
  const byName = new Map(groups.map((group) => [group.name, group]))
  const pairs = groups.map(({ name, choices }) => [name, choices] as const)
  return inOrder(pairs).flatMap(([name]) => byName.get(name) ?? [])
}

/** Of an earlier answer what is called as it is typed by now: nothing that Enter opens is a surprise. */
function stillFitting(found: Found, text: string): Found {
  const fits = ({ name }: { name: string }) => matchOf(name, text) !== undefined
  const narrowed = <Hit extends { name: string }>({ hits }: { hits: Hit[] }) => ({
    hits: hits.filter(fits),
    isMore: false,
  })
  return {
    campaigns: narrowed(found.campaigns),
    // They were found by a number, which their names do not bear.
    orders: { hits: [], isMore: false },
    coupons: narrowed(found.coupons),
    templates: narrowed(found.templates),
    markets: narrowed(found.markets),
    people: narrowed(found.people),
  }
}

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
function SearchResults({ found, text, ...list }: SearchResultsProps) {
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
