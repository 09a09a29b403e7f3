import Box from '@mui/material/Box'
import { showCount } from '@marquee/rules/money'
import type { YearChoice, YearGroup } from '@marquee/rules/vehicles'
import { TickMark } from './tick-mark.tsx'
import { treeKeys } from './tree-keys.ts'
import type { OfferedModel } from './vehicle-choice.rules.ts'

interface YearItemProps {
  group: YearGroup
  model: OfferedModel
  years: readonly YearChoice[]
  stop: string | undefined
  onChoose: (years: readonly number[], selected: boolean) => void
  onClose: () => void
}

/** A year, or several older ones that are chosen together. */
export function YearItem({ group, model, years, stop, onChoose, onClose }: YearItemProps) {
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
      <Box data-row sx={row} onClick={toggle}>
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

const row = {
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
