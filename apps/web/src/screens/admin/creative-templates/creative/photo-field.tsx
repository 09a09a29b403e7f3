import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { Control } from 'react-hook-form'
import { GroupBox, useField } from '../../../../ui/form/index.ts'
import { Actions } from '../../../../ui/page/index.ts'
import type { CreativeValues } from './creative-values.rules.ts'
import { PhotoDialog } from './photo-dialog.tsx'
import { labels, photoTexts } from './texts.ts'
import type { BrandPhotos } from './use-brand-photos.ts'

interface PhotoFieldProps {
  control: Control<CreativeValues>
  name: 'photo' | `variations.${number}.photo`
  photos: BrandPhotos
}

/** A photo, chosen among those of the brand or brought anew. */
export function PhotoField({ control, name, photos }: PhotoFieldProps) {
  const { value, change, place, invalid, message } = useField<CreativeValues, string | null>({
    control,
    name,
    label: labels.photo,
  })
  const [isOpen, setOpen] = useState(false)
  const choose = (hash: string) => {
    change(hash)
    setOpen(false)
  }
  return (
    <GroupBox label={labels.photo} place={place} error={invalid} help={message}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' }}>
        <Chosen hash={value} photos={photos} />
        <Actions>
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {value === null ? photoTexts.choose : photoTexts.change}
          </Button>
          {value !== null && <Button onClick={() => change(null)}>{photoTexts.remove}</Button>}
        </Actions>
      </Box>
      {isOpen && (
        <PhotoDialog
          photos={photos}
          chosen={value}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </GroupBox>
  )
}

function Chosen({ hash, photos }: { hash: string | null; photos: BrandPhotos }) {
  if (hash === null) {
    return (
      <Typography sx={{ flex: '1 1 12rem', color: 'text.secondary' }}>{photoTexts.none}</Typography>
    )
  }
  const size = photos.sizes.get(hash)
  return (
    <Box sx={{ flex: '0 1 14rem' }}>
      <Box
        component="img"
        src={photos.thumbnails(hash)}
        alt={photoTexts.alt}
        sx={{ display: 'block', width: '100%', aspectRatio: '3 / 2', objectFit: 'cover' }}
      />
      {size && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {photoTexts.size(size.width, size.height)}
        </Typography>
      )}
    </Box>
  )
}
