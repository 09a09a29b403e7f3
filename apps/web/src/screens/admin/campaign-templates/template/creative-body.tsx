import Box from '@mui/material/Box'
import { useWatch, type Control } from 'react-hook-form'
import { FieldGrid, SelectField, TextField } from '../../../../ui/form/index.ts'
import { DefaultCouponsField } from './default-coupons-field.tsx'
import { couponTexts, creativeTexts as texts, stepTexts } from './step-texts.ts'
import type { TemplateValues } from './template-values.rules.ts'

export type CreativeName = `creativeTemplates.${number}`

interface CreativeBodyProps {
  control: Control<TemplateValues>
  name: CreativeName
}

export function CreativeBody({ control, name }: CreativeBodyProps) {
  const { steps, isEditable } = useSteps(control, name)
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <FieldGrid>
        <TextField
          control={control}
          name={`${name}.name`}
          label={texts.name}
          hint={texts.nameHint}
        />
        <SelectField
          control={control}
          name={`${name}.stepNumber`}
          label={texts.stepNumber}
          required
          choices={steps}
        />
        <TextField
          control={control}
          name={`${name}.creativeCode`}
          label={texts.creativeCode}
          required
        />
        <TextField control={control} name={`${name}.eventCode`} label={texts.eventCode} required />
        <TextField control={control} name={`${name}.letterCode`} label={texts.letterCode} />
        <TextField
          control={control}
          name={`${name}.reuseCode`}
          label={texts.reuseCode}
          hint={isEditable ? texts.reuseOwn : texts.reuseOther}
        />
      </FieldGrid>
      <DefaultCouponsField
        control={control}
        name={`${name}.defaultCoupons`}
        label={couponTexts.defaults}
      />
    </Box>
  )
}

/** The steps to choose from, and whether dealers may change the coupons of the chosen one. */
function useSteps(control: Control<TemplateValues>, name: CreativeName) {
  const workflows = useWatch({ control, name: 'workflows' })
  const chosen = useWatch({ control, name: `${name}.stepNumber` })
  const steps = workflows.flatMap((workflow) => workflow.steps)
  const choices = steps.map((step) => ({
    value: step.number,
    label: stepTexts.title(step.number, step.name || stepTexts.unnamed),
  }))
  const own = steps.find(({ number }) => number === chosen)
  return {
    // A step that was removed or renumbered is still what the creative says.
    steps: own ? choices : [...choices, { value: chosen, label: texts.unknownStep(chosen) }],
    isEditable: own?.isCouponCustomizable ?? false,
  }
}
