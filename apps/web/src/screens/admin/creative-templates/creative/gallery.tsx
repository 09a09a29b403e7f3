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
import ButtonBase from '@mui/material/ButtonBase'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
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
      <Box component="ul" sx={gallery}>
        {children}
      </Box>
    </PlainDialog>
  )
}

interface GalleryCardProps {
  name: string
  facts: string
  isChosen: boolean
  onChoose: () => void
  /** Is only drawn when it comes near the visible part. */
  children: () => ReactNode
}

function GalleryCard({ name, facts, isChosen, onChoose, children }: GalleryCardProps) {
  return (
    <Box component="li" sx={[card, { borderColor: isChosen ? 'primary.main' : 'divider' }]}>
      <WhenSeen before={<PieceSkeleton />}>{children}</WhenSeen>
      <ButtonBase aria-pressed={isChosen} onClick={onChoose} sx={button}>
        <Box component="span">
          <Typography component="span" variant="subtitle2" sx={{ display: 'block' }}>
            {name}
          </Typography>
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {facts}
          </Typography>
        </Box>
        {isChosen && (
          <Chip component="span" size="small" color="primary" label={designTexts.chosen} />
        )}
      </ButtonBase>
    </Box>
  )
}

const gallery = {
  display: 'grid',
  gap: 4,
  m: 0,
  mt: 2,
  p: 0,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
}

const card = {
  position: 'relative',
  listStyle: 'none',
  display: 'flex',
  flexDirection: 'column',
  border: 2,
  borderRadius: 1,
  overflow: 'hidden',
} as const

/** Below the picture, and pressed on the picture as well. */
const button = {
  flex: 1,
  display: 'flex',
  gap: 2,
  alignItems: 'flex-start',
  p: 3,
  textAlign: 'left',
  justifyContent: 'space-between',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const

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
