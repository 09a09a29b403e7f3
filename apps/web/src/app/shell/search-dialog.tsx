import Box from '@mui/material/Box'
import SearchIcon from '@mui/icons-material/Search'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { MOST_SEARCHED } from '@marquee/rules/search'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { PlainDialog } from '../../ui/plain-dialog/index.ts'
import { useMarketSwitch, useUserState } from '../../widgets/user-state/index.ts'
import { paths } from '../paths.ts'
import type { Choice } from './found-choices.ts'
import { SearchResults } from './search-results.tsx'
import { searchTexts } from './search-texts.ts'
import { useFound } from './use-found.ts'

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
    // The list of campaigns, which may be here already, knows by the state that it is asked anew.
    if (typeof to === 'string') void navigate(to, { state: to })
    else if (to.key === selectedMarket?.key) void navigate(paths.home)
    else void toMarket(to)
  }
}
