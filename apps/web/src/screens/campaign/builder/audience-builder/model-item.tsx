import CheckBox from '@mui/icons-material/CheckBox'
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank'
import ChevronRight from '@mui/icons-material/ChevronRight'
import IndeterminateCheckBox from '@mui/icons-material/IndeterminateCheckBox'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { showCount } from '@marquee/rules/money'
import {
  groupYears,
  selectedYears,
  summarizeYears,
  yearState,
  yearStateLabel,
  type VehicleModelChoice,
  type YearChoice,
  type YearGroup,
} from '@marquee/rules/vehicles'
import type { KeyboardEvent } from 'react'
import { CountingNumber } from '../../../../ui/counting/index.ts'
import type { OfferedModel } from './choices.rules.ts'
import { ShareBar } from './share-bar.tsx'

interface ModelItemProps {
  model: OfferedModel
  choice: VehicleModelChoice | undefined
  /** The most customers that a model has. */
  most: number
  currentYear: number
  stop: string | undefined
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onChoose: (years: readonly number[], selected: boolean) => void
}

const CHECKED = { ALL: true, PARTIAL: 'mixed', NONE: false } as const

/**
 * A model with how much of it is chosen; opened, its years come after it, the latest by themselves. They
 * are no part of it, as a model is called by what is seen of it.
 */
export function ModelItem(props: ModelItemProps) {
  const { model, choice, most, currentYear, stop, isOpen, onOpen, onChoose } = props
  const years = choice?.years ?? []
  const checked = CHECKED[yearState(years)]
  const toggle = () =>
    onChoose(
      years.map(({ year }) => year),
      checked !== true,
    )
  const state = stateOf(years, currentYear)
  const available = model.years.map(({ year }) => year)
  return (
    <>
      <li
        role="treeitem"
        aria-level={1}
        aria-label={`${model.model}, ${state}, ${showCount(model.filteredCount)}`}
        aria-checked={checked}
        aria-expanded={isOpen}
        tabIndex={model.model === stop ? 0 : -1}
        data-stop={model.model}
        onKeyDown={treeKeys({ toggle, onOpen })}
      >
        <Box data-row sx={row} onClick={toggle}>
          <TickMark state={checked} />
          <Box sx={{ minWidth: 0 }}>
            <Typography component="span" variant="subtitle2" sx={{ display: 'block' }}>
              {model.model}
            </Typography>{' '}
            <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
              {state}
            </Typography>
          </Box>{' '}
          <CountingNumber value={model.filteredCount} />
          <Chevron isOpen={isOpen} onOpen={onOpen} />
          <Box sx={{ gridColumn: '2 / 4' }}>
            <ShareBar share={model.filteredCount / most} of={model.total / most} />
          </Box>
        </Box>
      </li>
      {isOpen &&
        groupYears(available, currentYear).map((group) => (
          <YearItem
            key={group.label}
            group={group}
            model={model}
            years={years}
            stop={stop}
            onChoose={onChoose}
            onClose={() => onOpen(false)}
          />
        ))}
    </>
  )
}

/** How much of a model is chosen; of a part, which years. */
function stateOf(years: readonly YearChoice[], currentYear: number): string {
  const state = yearStateLabel(years)
  if (yearState(years) !== 'PARTIAL') return state
  return `${state}: ${summarizeYears(selectedYears({ model: '', years }), currentYear)}`
}

/** For the pointer; keys open by the arrow to the right. */
function Chevron({ isOpen, onOpen }: Pick<ModelItemProps, 'isOpen' | 'onOpen'>) {
  return (
    <Box
      aria-hidden
      data-opens
      onClick={(event) => {
        event.stopPropagation()
        onOpen(!isOpen)
      }}
      sx={{ display: 'grid', placeItems: 'center', width: '1.5rem', height: '1.5rem' }}
    >
      <ChevronRight
        fontSize="small"
        sx={{ transform: isOpen ? 'rotate(90deg)' : 'none', transition: 'transform 100ms' }}
      />
    </Box>
  )
}

const row = {
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr) auto 1.5rem',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  px: 2,
  py: 1.5,
  cursor: 'pointer',
  borderBottom: 1,
  borderColor: 'divider',
  '&:hover': { bgcolor: 'background.sunken' },
} as const

interface TreeKeys {
  toggle: () => void
  onOpen: (isOpen: boolean, item: HTMLElement) => void
}

/** What the keys do at an item of a tree, beside leading to another one. */
const treeKeys =
  ({ toggle, onOpen }: TreeKeys) =>
  (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return
    const does: Record<string, () => void> = {
      ' ': toggle,
      Enter: toggle,
      ArrowRight: () => onOpen(true, event.currentTarget),
      ArrowLeft: () => onOpen(false, event.currentTarget),
    }
    const run = does[event.key]
    if (!run) return
    event.preventDefault()
    run()
  }

/** Looks like a checkbox; what it stands at says by itself whether it is ticked. */
function TickMark({ state }: { state: boolean | 'mixed' }) {
  if (state === 'mixed') return <IndeterminateCheckBox fontSize="small" color="primary" />
  return state ? (
    <CheckBox fontSize="small" color="primary" />
  ) : (
    <CheckBoxOutlineBlank fontSize="small" sx={{ color: 'line' }} />
  )
}

interface YearItemProps {
  group: YearGroup
  model: OfferedModel
  years: readonly YearChoice[]
  stop: string | undefined
  onChoose: (years: readonly number[], selected: boolean) => void
  onClose: () => void
}

/** A year, or several older ones that are chosen together. */
function YearItem({ group, model, years, stop, onChoose, onClose }: YearItemProps) {
  const ticked = years.filter(({ year, selected }) => selected && group.years.includes(year)).length
  const checked = ticked === 0 ? false : ticked === group.years.length || 'mixed'
  const id = `${model.model} ${group.label}`
  const count = countOf(group, model)
  const toggle = () => onChoose(group.years, checked !== true)
  return (
    <li
      role="treeitem"
      aria-level={2}
      aria-label={`${model.model} ${group.label}, ${count}`}
      aria-checked={checked}
      tabIndex={id === stop ? 0 : -1}
      data-stop={id}
      onKeyDown={treeKeys({
        toggle,
        onOpen: (isOpen, item) => {
          if (isOpen) return
          toModel(item, model.model)
          onClose()
        },
      })}
    >
      <Box data-row sx={yearRow} onClick={toggle}>
        <TickMark state={checked} />
        <span>{group.label}</span>{' '}
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {count}
        </Box>
      </Box>
    </li>
  )
}

/** A household may have vehicles of several years: of those together there are at most so many. */
function countOf({ years }: YearGroup, model: OfferedModel): string {
  const counts = model.years
    .filter(({ year }) => years.includes(year))
    .map(({ filteredCount }) => filteredCount)
  const sum = counts.reduce((before, count) => before + count, 0)
  const isExact = counts.filter((count) => count > 0).length < 2
  return isExact ? showCount(sum) : `≤ ${showCount(sum)}`
}

/** The model above takes the focus before its years are gone. */
function toModel(item: HTMLElement, model: string): void {
  const items = item.closest('[role="tree"]')?.querySelectorAll<HTMLElement>('[aria-level="1"]')
  ;[...(items ?? [])].find(({ dataset }) => dataset.stop === model)?.focus()
}

const yearRow = {
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 2,
  pl: 7,
  pr: 10,
  minHeight: '1.75rem',

  cursor: 'pointer',
  bgcolor: 'background.sunken',
  '&:hover': { bgcolor: 'background.paper' },
} as const
