import Box from '@mui/material/Box'
import {
  creativePiece,
  DESIGNS,
  FORMATS,
  sampleContent,
  sampleCoupons,
  type Design,
  type PieceContent,
} from '@marquee/rules/pieces'
import { PiecePage } from '../../../../widgets/pieces/index.ts'
import type { CreativeValues } from './creative-values.rules.ts'
import { Gallery, GalleryCard } from './gallery.tsx'
import { designTexts } from './texts.ts'
import type { BrandPhotos } from './use-brand-photos.ts'

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
          {() => (
            <Front
              design={design}
              photos={photos}
              contentFor={(count) =>
                creativePiece(own, { hierarchyId, coupons: sampleCoupons(count) })
              }
            />
          )}
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
