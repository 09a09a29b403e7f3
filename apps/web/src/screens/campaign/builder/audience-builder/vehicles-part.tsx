import Typography from '@mui/material/Typography'
import { yearState } from '@marquee/rules/vehicles'
import { useMemo, useState } from 'react'
import { SearchBox } from '../../../../ui/search-box/index.ts'
import { AllOrNone } from './all-or-none.tsx'
import { AudiencePart } from './audience-part.tsx'
import { useAudience } from './audience.ts'
import { vehicleTexts as texts } from './texts.ts'
import { choicesIn, offeredModels, withModels, withYears } from './vehicle-choice.rules.ts'
import { VehicleTree } from './vehicle-tree.tsx'

/** Which vehicles a household has one of. */
export function VehiclesPart() {
  const { values, change, models, breakdown, campaign } = useAudience()
  const [search, setSearch] = useState('')
  const offered = useMemo(
    () => offeredModels(models, breakdown.audienceByVehicle),
    [models, breakdown],
  )
  const choices = useMemo(() => choicesIn(values.vehicles, offered), [values.vehicles, offered])
  const shown = offered.filter(({ model }) => matches(model, search))
  const chosen = choices.filter(({ years }) => yearState(years) !== 'NONE')
  const chooseShown = (selected: boolean) => {
    const wanted = new Set(shown.map(({ model }) => model))
    change('vehicles', withModels(values.vehicles, offered, wanted, selected))
  }
  return (
    <AudiencePart title={texts.title} aside={<AllOrNone of={texts.title} onChoose={chooseShown} />}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 2 }}>
        {values.vehicles === null ? texts.every : texts.chosen(chosen.length, offered.length)}
      </Typography>
      <SearchBox placeholder={texts.search} value={search} onChange={setSearch} sx={{ width: 1 }} />
      {shown.length === 0 ? (
        <Typography sx={{ mt: 2, color: 'text.secondary' }}>{texts.noMatch}</Typography>
      ) : (
        <VehicleTree
          models={shown}
          choices={choices}
          currentYear={Number(campaign.today.slice(0, 4))}
          onChoose={(model, years, selected) =>
            change('vehicles', withYears(values.vehicles, offered, { model, years, selected }))
          }
        />
      )}
    </AudiencePart>
  )
}

const matches = (model: string, search: string): boolean =>
  model.toLowerCase().includes(search.trim().toLowerCase())
