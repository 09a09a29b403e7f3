import { SEASONS } from '@marquee/rules/templates'
import { useWatch } from 'react-hook-form'
import { api, useOperation } from '../../../../api/index.ts'
import { FieldGrid, SelectField } from '../../../../ui/form/index.ts'
import { Part, type PaneProps } from './parts.tsx'
import { basicsTexts as texts, seasonNames } from './texts.ts'

/** Of an annual enrollment: the template of each season. */
export function SeasonsPart({ form: { control } }: PaneProps) {
  const hierarchyId = useWatch({ control, name: 'hierarchyId' })
  const seasonals = useWatch({ control, name: 'seasonals' })
  const { response } = useOperation(
    api.templates.search,
    { query: { hierarchyId, category: 'SEASONAL' } },
    { enabled: hierarchyId !== '', selection: false, everyPage: 'campaignTemplates' },
  )
  const known = (response?.campaignTemplates ?? []).map(({ key, name }) => ({
    value: String(key),
    label: name,
  }))
  return (
    <Part title={texts.seasonals} hint={texts.seasonalsHint}>
      <FieldGrid>
        {SEASONS.map((season) => (
          <SelectField
            key={season}
            control={control}
            name={`seasonals.${season}`}
            label={seasonNames[season]}
            required
            placeholder={texts.noTemplate}
            choices={withChosen(known, seasonals[season])}
          />
        ))}
      </FieldGrid>
    </Part>
  )
}

/** What was chosen before stays a choice, though it is not offered any more or not loaded yet. */
function withChosen(choices: { value: string; label: string }[], chosen: string) {
  const isKnown = chosen === '' || choices.some(({ value }) => value === chosen)
  return isKnown ? choices : [...choices, { value: chosen, label: chosen }]
}
