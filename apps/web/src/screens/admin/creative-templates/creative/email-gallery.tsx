import { couponCountsOf, EMAIL_DESIGNS } from '@marquee/rules/pieces'
import { EmailDesignLook } from '../../../../widgets/pieces/index.ts'
import type { CreativeValues } from './creative-values.rules.ts'
import { Gallery, GalleryCard } from './gallery.tsx'
import { designTexts } from './texts.ts'

interface EmailGalleryProps {
  values: CreativeValues
  onChoose: (key: string) => void
  onClose: () => void
}

/** Every design of emails, as the server paints it, around the photo of this creative. */
export function EmailGallery({ values, onChoose, onClose }: EmailGalleryProps) {
  const { hierarchyId, photo, emailDesign } = values
  return (
    <Gallery title={designTexts.chooseEmail} onClose={onClose}>
      {EMAIL_DESIGNS.map(({ key, name }) => (
        <GalleryCard
          key={key}
          name={name}
          facts={designTexts.counts(couponCountsOf(key))}
          isChosen={key === emailDesign}
          onChoose={() => onChoose(key)}
        >
          {() => <EmailDesignLook design={key} hierarchyId={hierarchyId} photo={photo} />}
        </GalleryCard>
      ))}
    </Gallery>
  )
}
