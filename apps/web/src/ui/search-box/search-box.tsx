import CloseIcon from '@mui/icons-material/Close'
import SearchIcon from '@mui/icons-material/Search'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { SxProps, Theme } from '@mui/material/styles'
import { useRef, type KeyboardEvent } from 'react'

const searchBoxTexts = { placeholder: 'Search', clear: 'Clear search' } as const

interface SearchBoxProps {
  value: string
  onChange: (text: string) => void
  /** Enter was pressed. */
  onSearch?: (text: string) => void
  /** The search was given up, by Escape or by the clearing button. */
  onCancel?: () => void
  cancelOnEscape?: boolean
  placeholder?: string
  /** What is searched, where the placeholder does not say it. */
  label?: string
  disabled?: boolean
  sx?: SxProps<Theme>
}

export function SearchBox(props: SearchBoxProps) {
  const { value, onChange, onCancel, placeholder = searchBoxTexts.placeholder } = props
  const input = useRef<HTMLInputElement>(null)
  const cancel = () => {
    onChange('')
    onCancel?.()
    input.current?.focus()
  }
  return (
    <OutlinedInput
      inputRef={input}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => value !== value.trim() && onChange(value.trim())}
      onKeyDown={(event) => answerKey(event, props, cancel)}
      placeholder={placeholder}
      disabled={props.disabled}
      size="small"
      sx={props.sx}
      startAdornment={<Magnifier />}
      endAdornment={value === '' ? undefined : <ClearButton onClick={cancel} />}
      // Not type="search": the browser would then clear it at Escape by itself.
      inputProps={{
        role: 'searchbox',
        'aria-label': props.label ?? placeholder,
        enterKeyHint: 'search',
        autoComplete: 'off',
      }}
    />
  )
}

function answerKey(event: KeyboardEvent, props: SearchBoxProps, cancel: () => void): void {
  // Enter and Escape belong to the input method while it composes a character.
  if (event.nativeEvent.isComposing) return
  if (event.key === 'Enter') props.onSearch?.(props.value.trim())
  if (event.key === 'Escape' && props.cancelOnEscape) {
    event.stopPropagation()
    cancel()
  }
}

function Magnifier() {
  return (
    <InputAdornment position="start">
      <SearchIcon />
    </InputAdornment>
  )
}

function ClearButton({ onClick }: { onClick: () => void }) {
  return (
    <InputAdornment position="end">
      <IconButton size="small" edge="end" aria-label={searchBoxTexts.clear} onClick={onClick}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </InputAdornment>
  )
}
