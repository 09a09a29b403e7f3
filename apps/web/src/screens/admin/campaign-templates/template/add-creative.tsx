import AddIcon from '@mui/icons-material/Add'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ReasonButton } from '../../../../ui/disabled-reason/index.ts'
import type { Creative } from '../answers.ts'
import type { PaneProps } from './parts.tsx'
import { creativeTexts as texts, stepTexts } from './step-texts.ts'
import { useCreatives } from './use-creatives.ts'

interface AddCreativeProps extends PaneProps {
  onAdd: (creative: Creative, stepNumber: string) => void
}

/** Chooses one of the brand's creatives, and the step that it is for. */
export function AddCreative({ form: { control }, onAdd }: AddCreativeProps) {
  const hierarchyId = useWatch({ control, name: 'hierarchyId' })
  const steps = useWatch({ control, name: 'workflows' }).flatMap((workflow) => workflow.steps)
  const { creatives, status } = useCreatives(hierarchyId)
  const [chosen, setChosen] = useState<Creative | null>(null)
  const [wanted, setWanted] = useState<string>()
  const step = steps.find(({ number }) => number === wanted)?.number ?? steps[0]?.number
  const reason = whyNot(hierarchyId, step, chosen)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 3, mt: 4 }}>
      <Autocomplete
        sx={{ flex: '2 1 16rem' }}
        options={creatives}
        loading={status === 'loading'}
        value={chosen}
        onChange={(_, creative) => setChosen(creative)}
        getOptionKey={({ key }) => key}
        getOptionLabel={({ name }) => name}
        isOptionEqualToValue={(one, other) => one.key === other.key}
        noOptionsText={texts.noneFound}
        renderInput={(params) => <TextField {...params} label={texts.choose} />}
      />
      <TextField
        select
        label={texts.forStep}
        value={step ?? ''}
        onChange={({ target }) => setWanted(target.value)}
        sx={{ flex: '1 1 10rem' }}
      >
        {steps.map(({ key, number, name }) => (
          <MenuItem key={key} value={number}>
            {stepTexts.title(number, name || stepTexts.unnamed)}
          </MenuItem>
        ))}
      </TextField>
      <ReasonButton
        variant="outlined"
        startIcon={<AddIcon />}
        reason={reason}
        onClick={() => {
          if (chosen && step !== undefined) onAdd(chosen, step)
          setChosen(null)
        }}
      >
        {texts.add}
      </ReasonButton>
    </Box>
  )
}

function whyNot(hierarchyId: string, step: string | undefined, chosen: Creative | null) {
  if (hierarchyId === '') return texts.noBrand
  if (step === undefined) return texts.noStep
  return chosen ? undefined : texts.notChosen
}
