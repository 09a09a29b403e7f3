import Box from '@mui/material/Box'
import type { VehicleModelChoice } from '@marquee/rules/vehicles'
import { useState } from 'react'
import { moveAmongStops } from '../../../../ui/arrow-keys/index.ts'
import { ModelItem } from './model-item.tsx'
import { vehicleTexts as texts } from './texts.ts'
import type { OfferedModel } from './vehicle-choice.rules.ts'

interface VehicleTreeProps {
  models: readonly OfferedModel[]
  choices: readonly VehicleModelChoice[]
  currentYear: number
  onChoose: (model: string, years: readonly number[], selected: boolean) => void
}

/**
 * Models, and their years below. Tab stops once at them: up and down lead through, right and left open
 * and close a model, and space ticks.
 */
export function VehicleTree({ models, choices, currentYear, onChoose }: VehicleTreeProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [stop, setStop] = useState<string>()
  const most = Math.max(1, ...models.map(({ total }) => total))
  const at = models.some(({ model }) => stop?.startsWith(model)) ? stop : models[0]?.model
  const setOpened = (model: string, isOpen: boolean) =>
    setOpen((known) => new Set([...known, model].filter((one) => isOpen || one !== model)))
  return (
    <Box
      component="ul"
      role="tree"
      aria-label={texts.list}
      aria-multiselectable
      onKeyDown={moveAmongStops}
      onFocus={(event) => setStop((event.target as HTMLElement).dataset.stop)}
      sx={look}
    >
      {models.map((model) => (
        <ModelItem
          key={`${model.make} ${model.model}`}
          model={model}
          most={most}
          currentYear={currentYear}
          stop={at}
          choice={choices.find((one) => one.model === model.model)}
          isOpen={open.has(model.model)}
          onOpen={(isOpen) => setOpened(model.model, isOpen)}
          onChoose={(years, selected) => onChoose(model.model, years, selected)}
        />
      ))}
    </Box>
  )
}

const look = {
  listStyle: 'none',
  m: 0,
  mt: 2,
  p: 0,
  maxHeight: '24rem',
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& [role="treeitem"]': { outline: 'none' },
  '& [role="treeitem"]:focus-visible > [data-row]': {
    outline: '0.125rem solid',
    outlineColor: 'primary.main',
    outlineOffset: '-0.125rem',
  },
} as const
