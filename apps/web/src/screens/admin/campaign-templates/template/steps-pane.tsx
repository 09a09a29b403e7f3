import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useFieldArray } from 'react-hook-form'
import { nextWorkflowKey } from './blank.rules.ts'
import type { PaneProps } from './parts.tsx'
import { stepTexts as texts } from './step-texts.ts'
import { WorkflowSteps } from './workflow-steps.tsx'

const MOST_WORKFLOWS = 5

/** The steps, by workflow where there is more than one. */
export function StepsPane({ form }: PaneProps) {
  const { control, getValues } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'workflows' })
  const add = () =>
    append(
      { key: nextWorkflowKey(getValues()), selectAudience: false, steps: [] },
      { shouldFocus: false },
    )
  return (
    <>
      {fields.map(({ id }, at) => (
        <Box key={id} sx={{ mb: 8 }}>
          {fields.length > 1 && (
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 4, mb: 3 }}>
              <Typography variant="h3">{texts.workflow(at + 1)}</Typography>
              {at > 0 && (
                <Button size="small" onClick={() => remove(at)}>
                  {texts.removeWorkflow(at + 1)}
                </Button>
              )}
            </Box>
          )}
          <WorkflowSteps form={form} workflow={at} />
        </Box>
      ))}
      {fields.length < MOST_WORKFLOWS && (
        <Button size="small" startIcon={<AddIcon />} onClick={add}>
          {texts.addWorkflow}
        </Button>
      )}
    </>
  )
}
