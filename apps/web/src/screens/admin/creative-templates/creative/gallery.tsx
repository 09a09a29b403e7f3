import {
  couponCountsOf,
  creativePiece,
  DESIGNS,
  EMAIL_DESIGNS,
  FORMATS,
  sampleContent,
  sampleCoupons,
  type Design,
  type PieceContent,
} from '@marquee/rules/pieces'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { CardGallery, GalleryCard } from '../../../../ui/card-gallery/index.ts'
import { PlainDialog } from '../../../../ui/plain-dialog/index.ts'
import { WhenSeen } from '../../../../ui/when-seen/index.ts'
import { EmailDesignLook, PiecePage, PieceSkeleton } from '../../../../widgets/pieces/index.ts'
import type { CreativeValues } from './creative.rules.ts'
import { designTexts } from './texts.ts'
import type { BrandPhotos } from './use-brand-photos.ts'

interface GalleryProps {
  title: string
  onClose: () => void
  /** Cards. */
  children: ReactNode
}

/** Designs beside each other, to choose one of. */
function Gallery({ title, onClose, children }: GalleryProps) {
  return (
    <PlainDialog open width="lg" fillsNarrow title={title} onClose={onClose}>
      <CardGallery>{children}</CardGallery>
    </PlainDialog>
  )
}

interface DesignGalleryProps {
  values: CreativeValues
  photos: BrandPhotos
  onChoose: (key: string) => void
  onClose: () => void
}

/** Every design with the words and the photo of this creative, or with samples where it has none yet. */
export function DesignGallery({ values, photos, onChoose, onClose }: DesignGalleryProps) {
  const { hierarchyId, texts, photo, design: chosen } = values
  const sample = sampleContent(hierarchyId, 0, photo)
  const own = { texts: texts.headline.trim() === '' ? sample.texts : { ...texts }, photo }
  return (
    <Gallery title={designTexts.choose} onClose={onClose}>
      {DESIGNS.map((design) => (
        <GalleryCard
          key={design.key}
          name={design.name}
          facts={designTexts.facts(FORMATS[design.format].name, designTexts.counts(design.coupons))}
          isChosen={design.key === chosen}
          onChoose={() => onChoose(design.key)}
        >
          <WhenSeen before={<PieceSkeleton />}>
            {() => (
              <Front
                design={design}
                photos={photos}
                contentFor={(count) =>
                  creativePiece(own, { hierarchyId, coupons: sampleCoupons(count) })
                }
              />
            )}
          </WhenSeen>
        </GalleryCard>
      ))}
    </Gallery>
  )
}

interface FrontProps {
  design: Design
  photos: BrandPhotos
  contentFor: (count: number) => PieceContent
}

function Front({ design, photos, contentFor }: FrontProps) {
  const { width, height } = FORMATS[design.format]
  const [page] = design.lay(contentFor(Math.max(...design.coupons)))
  const share = Math.min(1, width / height / RATIO)
  return (
    <Box sx={picture} aria-hidden>
      <Box sx={{ width: `${share * 100}%` }}>
        {page && <PiecePage page={page} pictures={photos.addresses} label={design.name} />}
      </Box>
    </Box>
  )
}

const RATIO = 1.5

const picture = {
  aspectRatio: RATIO,
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  bgcolor: 'background.sunken',
}

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
          <WhenSeen before={<PieceSkeleton />}>
            {() => <EmailDesignLook design={key} hierarchyId={hierarchyId} photo={photo} />}
          </WhenSeen>
        </GalleryCard>
      ))}
    </Gallery>
  )
}
