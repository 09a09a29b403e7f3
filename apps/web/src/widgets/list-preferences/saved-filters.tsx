import { listPreferenceReasons, mayAddFilter } from '@marquee/rules/list-preferences'
import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined'
import Star from '@mui/icons-material/Star'
import TuneOutlined from '@mui/icons-material/TuneOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { api, useChange } from '../../api/index.ts'
import { ReasonButton } from '../../ui/disabled-reason/index.ts'
import { VisuallyHidden } from '../../ui/visually-hidden/index.ts'
import {
  addressOf,
  isSameState,
  stateIn,
  type ListAddress,
  type ListState,
} from './address.rules.ts'
import { ManageDialog } from './manage-dialog.tsx'
import { NameDialog } from './name-dialog.tsx'
import { texts } from './texts.ts'
import { useListPreferences, type SavedFilter } from './use-list-preferences.ts'

interface SavedFiltersProps<Filters, Column extends string> {
  of: ListAddress<Filters, Column>
  /** What is set now. */
  state: ListState<Filters, Column>
  onApply: (state: ListState<Filters, Column>) => void
}

const refreshes = [api.listPreferences.read]

/** The filters of a list that a person saved: one press sets them, another one sets none. */
export function SavedFilters<Filters, Column extends string>(
  props: SavedFiltersProps<Filters, Column>,
) {
  const { of, state, onApply } = props
  const { isFailed, retry, savedFilters } = useListPreferences(of.list)
  const [doing, setDoing] = useState<'save' | 'manage'>()
  const [applied, setApplied] = useState<number>()
  const now = addressOf(of, state)
  const isOn = ({ address }: SavedFilter) => now !== '' && isSameState(of, address, now)
  const on = savedFilters.find(isOn)
  const changed = savedFilters.find(({ key }) => key === applied)
  const saving = useChange(api.listPreferences.saveFilter, {
    refreshes,
    selection: false,
    fails: false,
    success: ({ name }) => texts.saved(name),
  })
  const press = (filter: SavedFilter) => {
    setApplied(isOn(filter) ? undefined : filter.key)
    onApply(stateIn(of, isOn(filter) ? '' : filter.address))
  }
  const save = async (name: string) => {
    const { key } = await saving.attempt({
      params: { list: of.list },
      body: { name, address: now },
    })
    setApplied(key)
  }
  const stop = () => setDoing(undefined)
  if (isFailed) return <NotLoaded onRetry={retry} />
  return (
    <Box role="group" aria-label={texts.title} sx={bar}>
      {savedFilters.length > 0 && (
        <Typography aria-hidden sx={{ color: 'text.secondary' }}>
          {texts.title}
        </Typography>
      )}
      {savedFilters.map((filter) => (
        <FilterButton key={filter.key} filter={filter} isOn={isOn(filter)} onPress={press} />
      ))}
      {changed && !isOn(changed) && now !== '' && <Update filter={changed} address={now} />}
      <ReasonButton
        size="small"
        startIcon={<BookmarkAddOutlined />}
        reason={whyNotSaved(now, on, savedFilters)}
        onClick={() => setDoing('save')}
      >
        {texts.save}
      </ReasonButton>
      {savedFilters.length > 0 && (
        <Tooltip title={texts.manage}>
          <IconButton size="small" aria-label={texts.manage} onClick={() => setDoing('manage')}>
            <TuneOutlined />
          </IconButton>
        </Tooltip>
      )}
      {doing === 'save' && <NameDialog saved={savedFilters} onName={save} onClose={stop} />}
      {doing === 'manage' && <ManageDialog saved={savedFilters} onClose={stop} />}
    </Box>
  )
}

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3 }

function whyNotSaved(
  now: string,
  on: SavedFilter | undefined,
  saved: readonly SavedFilter[],
): string | undefined {
  if (now === '') return texts.whyNot.nothing
  if (on) return texts.whyNot.saved(on.name)
  const may = mayAddFilter(saved)
  return may.ok ? undefined : listPreferenceReasons[may.reason]
}

interface FilterButtonProps {
  filter: SavedFilter
  isOn: boolean
  onPress: (filter: SavedFilter) => void
}

function FilterButton({ filter, isOn, onPress }: FilterButtonProps) {
  const { name, opensFirst } = filter
  return (
    <Button
      size="small"
      variant={isOn ? 'contained' : 'outlined'}
      aria-pressed={isOn}
      startIcon={opensFirst ? <Star /> : undefined}
      onClick={() => onPress(filter)}
      // A name may be longer than a phone is wide.
      sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
    >
      {name}
      {opensFirst && <VisuallyHidden>{texts.opensFirst}</VisuallyHidden>}
    </Button>
  )
}

/** Filters that were set by a press and changed since: they may be what was meant from the first. */
function Update({ filter, address }: { filter: SavedFilter; address: string }) {
  const updating = useChange(api.listPreferences.changeFilter, {
    refreshes,
    selection: false,
    success: ({ name }) => texts.updated(name),
  })
  return (
    <Button
      size="small"
      loading={updating.isRunning}
      onClick={() => void updating.run({ params: { key: String(filter.key) }, body: { address } })}
    >
      {texts.update(filter.name)}
    </Button>
  )
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Box sx={bar}>
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {texts.notLoaded}
      </Typography>
      <Button size="small" onClick={onRetry}>
        {texts.retry}
      </Button>
    </Box>
  )
}
