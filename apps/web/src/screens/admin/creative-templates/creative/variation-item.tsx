import Box from '@mui/material/Box'
import { useFormState, useWatch, type Control } from 'react-hook-form'
import { namesOfErrors, TextField } from '../../../../ui/form/index.ts'
import { Item } from '../../../../ui/item-list/index.ts'
import type { CreativeValues } from './creative-values.rules.ts'
import { PhotoField } from './photo-field.tsx'
import { labels, variationTexts } from './texts.ts'
import type { BrandPhotos } from './use-brand-photos.ts'

interface VariationItemProps {
  control: Control<CreativeValues>
  photos: BrandPhotos
  name: `variations.${number}`
  place: number
  count: number
  isOpen: boolean
  onToggle: () => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

export function VariationItem({ control, photos, name, ...item }: VariationItemProps) {
  const [called, photo] = useWatch({ control, name: [`${name}.name`, `${name}.photo`] })
  const { errors } = useFormState({ control, name })
  const isWrong = namesOfErrors(errors).some((path) => path.startsWith(`${name}.`))
  return (
    <Item
      {...item}
      name={called.trim() || variationTexts.unnamed}
      note={photo === null ? variationTexts.noPhoto : variationTexts.ownPhoto}
      problem={isWrong ? variationTexts.wrong : undefined}
    >
      {() => (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <TextField
            control={control}
            name={`${name}.name`}
            label={labels.variationName}
            required
            hint={labels.variationNameHint}
          />
          <PhotoField control={control} name={`${name}.photo`} photos={photos} />
        </Box>
      )}
    </Item>
  )
}
