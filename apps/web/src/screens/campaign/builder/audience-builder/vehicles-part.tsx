import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { yearState, type VehicleModelChoice } from '@marquee/rules/vehicles'
import { memo, useCallback, useMemo, useState } from 'react'
import { moveAmongStops } from '../../../../ui/arrow-keys/index.ts'
import { SearchBox } from '../../../../ui/search-box/index.ts'
import { AllOrNone } from './all-or-none.tsx'
import { AudiencePart } from './audience-part.tsx'
import {
  choicesIn,
  offeredModels,
  withModels,
  withYears,
  type OfferedModel,
} from './choices.rules.ts'
import { ModelItem } from './model-item.tsx'
import { vehicleTexts as texts } from './texts.ts'
import { useAudience, useChosen } from './use-audience.ts'

/** Which vehicles a household has one of. */
export function VehiclesPart() {
  const { change, models, breakdown, campaign } = useAudience()
  const vehicles = useChosen('vehicles')
  const [search, setSearch] = useState('')
  const offered = useMemo(
    () => offeredModels(models, breakdown.audienceByVehicle, vehicles),
    [models, breakdown, vehicles],
  )
  const choices = useMemo(() => choicesIn(vehicles, offered), [vehicles, offered])
  const shown = useMemo(
    () => offered.filter(({ model }) => matches(model, search)),
    [offered, search],
  )
  const chosen = choices.filter(({ years }) => yearState(years) !== 'NONE')
  const choose = useCallback(
    (model: string, years: readonly number[], selected: boolean) =>
      change('vehicles', withYears(vehicles, offered, { model, years, selected })),
    [change, vehicles, offered],
  )
  const chooseShown = (selected: boolean) => {
    const shownModels = new Set(shown.map(({ model }) => model))
    change('vehicles', withModels(vehicles, offered, shownModels, selected))
  }
  return (
    <AudiencePart title={texts.title} aside={<AllOrNone of={texts.title} onChoose={chooseShown} />}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 2 }}>
        {vehicles === null ? texts.every : texts.chosen(chosen.length, offered.length)}
      </Typography>
      <SearchBox placeholder={texts.search} value={search} onChange={setSearch} sx={{ width: 1 }} />
      {shown.length === 0 ? (
        <Typography sx={{ mt: 2, color: 'text.secondary' }}>{texts.noMatch}</Typography>
      ) : (
        <VehicleTree
          models={shown}
          choices={choices}
          currentYear={Number(campaign.today.slice(0, 4))}
          onChoose={choose}
        />
      )}
    </AudiencePart>
  )
}

const matches = (model: string, search: string): boolean =>
  model.toLowerCase().includes(search.trim().toLowerCase())

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
const VehicleTree = memo(function VehicleTree(props: VehicleTreeProps) {
  const { models, choices, currentYear, onChoose } = props
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
})

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
