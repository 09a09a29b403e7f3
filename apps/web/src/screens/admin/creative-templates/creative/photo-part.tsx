import type { Control } from 'react-hook-form'
import { Section } from '../../../../ui/page/index.ts'
import type { CreativeValues } from './creative-values.rules.ts'
import { PhotoField } from './photo-field.tsx'
import { partTexts } from './texts.ts'
import type { BrandPhotos } from './use-brand-photos.ts'

interface PhotoPartProps {
  control: Control<CreativeValues>
  photos: BrandPhotos
}

/** The photo of the piece. */
export function PhotoPart({ control, photos }: PhotoPartProps) {
  return (
    <Section title={partTexts.photo} description={partTexts.photoWhy}>
      <PhotoField control={control} name="photo" photos={photos} />
    </Section>
  )
}
