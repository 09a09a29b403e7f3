import ChevronRight from '@mui/icons-material/ChevronRight'
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
} from '@marquee/rules/vehicles'
import { CountingNumber } from '../../../../ui/counting/index.ts'
import { ShareBar } from './share-bar.tsx'
import { TickMark } from './tick-mark.tsx'
import { treeKeys } from './tree-keys.ts'
import type { OfferedModel } from './vehicle-choice.rules.ts'
import { YearItem } from './year-item.tsx'

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
