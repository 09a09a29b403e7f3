import Box from '@mui/material/Box'
import { SEGMENTS } from '@marquee/rules/templates'
import {
  CheckboxField,
  FieldGrid,
  NumberField,
  SelectField,
  TextField,
} from '../../../../ui/form/index.ts'
import { Part, type PaneProps } from './parts.tsx'
import { audienceTexts as texts } from './texts.ts'

const choices = (['CHOSEN', 'OFFERED', 'OFF'] as const).map((value) => ({
  value,
  label: texts.choices[value],
}))

export function AudiencePane({ form: { control } }: PaneProps) {
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
            <TextField
              control={control}
              name="analyticalModel"
              label={texts.model}
              hint={texts.modelHint}
            />
          </FieldGrid>
        </Box>
      </Part>
    </>
  )
}
