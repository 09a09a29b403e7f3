import Box from '@mui/material/Box'
import type { CampaignStep } from '../answers.ts'
import { GroupBox, useField } from '../../../../ui/form/index.ts'
import { CreativeCard } from './creative-card.tsx'
import type { CreativeValues } from './creative-values.rules.ts'
import { texts } from './texts.ts'
import type { CreativeForm } from './use-creative-form.ts'

interface GalleryProps {
  step: CampaignStep
  creative: CreativeForm
}

/** All creatives of the step side by side, each as the piece that it would be. */
export function Gallery({ step, creative }: GalleryProps) {
  const { control } = creative.form
  const name = 'creativeTemplateKey'
  const { place, invalid, message } = useField<CreativeValues, number | null>({
    control,
    name,
    label: texts.creative,
  })
  return (
    <GroupBox label={texts.gallery} error={invalid} help={message} place={place}>
      <Box component="ul" sx={gallery}>
        {step.creativeSelection.filterItems.map((item) => (
          <CreativeCard key={item.creativeTemplateKey} item={item} creative={creative} />
        ))}
      </Box>
    </GroupBox>
  )
}

const gallery = {
  display: 'grid',
  gap: 5,
  m: 0,
  mt: 3,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
}
