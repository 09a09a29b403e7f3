import Box from '@mui/material/Box'
import {
  ANALYTICAL_MODELS,
  analyticalModelNames,
  isAnalyticalModel,
  SEGMENTS,
} from '@marquee/rules/templates'
import { useFormState, useWatch } from 'react-hook-form'
import { CheckboxField, FieldGrid, NumberField, SelectField } from '../../../../ui/form/index.ts'
import { Part, type PaneProps } from './parts.tsx'
import { audienceTexts as texts } from './texts.ts'

const choices = (['CHOSEN', 'OFFERED', 'OFF'] as const).map((value) => ({
  value,
  label: texts.choices[value],
}))

const known = ANALYTICAL_MODELS.map((value) => ({ value, label: analyticalModelNames[value] }))

export function AudiencePane({ form: { control } }: PaneProps) {
  const models = useModels(control)
  return (
    <>
      <CheckboxField
        control={control}
        name="workflows.0.selectAudience"
        label={texts.selectAudience}
        hint={texts.selectHint}
      />
      <Part title={texts.segments}>
        <FieldGrid inPairs>
          {SEGMENTS.map((segment) => (
            <SelectField
              key={segment}
              control={control}
              name={`segments.${segment}`}
              label={texts.segment[segment]}
              choices={choices}
            />
          ))}
        </FieldGrid>
        <Box sx={{ display: 'grid', gap: 4, mt: 6 }}>
          <CheckboxField
            control={control}
            name="smartAudienceDefaultIncluded"
            label={texts.smart}
          />
          <FieldGrid inPairs>
            <NumberField
              control={control}
              name="distanceFilteringMax"
              label={texts.distance}
              suffix={texts.distanceUnit}
              hint={texts.distanceHint}
            />
            <SelectField
              control={control}
              name="analyticalModel"
              label={texts.model}
              hint={texts.modelHint}
              placeholder={texts.noModel}
              choices={models}
            />
          </FieldGrid>
        </Box>
      </Part>
    </>
  )
}

/** The models to choose from, and beside them another text that is stored: it may stay. */
function useModels(control: PaneProps['form']['control']) {
  const { defaultValues } = useFormState({ control })
  const chosen = useWatch({ control, name: 'analyticalModel' })
  const others = new Set([defaultValues?.analyticalModel ?? '', chosen].filter(isOther))
  return [...known, ...[...others].map((value) => ({ value, label: texts.otherModel(value) }))]
}

const isOther = (text: string) => text !== '' && !isAnalyticalModel(text)
