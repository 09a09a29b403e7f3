import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { PlainDialog } from '../../../../ui/plain-dialog/index.ts'
import { CardsSkeleton, EmptyState, ErrorState } from '../../../../ui/states/index.ts'
import { PictureUpload } from '../../../../widgets/images/index.ts'
import type { StoredPicture } from '../answers.ts'
import { photoTexts } from './texts.ts'
import { ASSET_TYPE, type BrandPhotos } from './use-brand-photos.ts'

interface PhotoDialogProps {
  photos: BrandPhotos
  chosen: string | null
  onChoose: (hash: string) => void
  onClose: () => void
}

/** The photos of the brand, and a way to bring another one. */
export function PhotoDialog({ photos, chosen, onChoose, onClose }: PhotoDialogProps) {
  const { marketKey, asked } = photos
  return (
    <PlainDialog open width="md" fillsNarrow title={photoTexts.choose} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 5, mt: 2 }}>
        {marketKey !== undefined && (
          <PictureUpload
            label={photoTexts.upload}
            assetType={ASSET_TYPE}
            marketKey={marketKey}
            onUploaded={async (hash) => onChoose(hash)}
          />
        )}
        {asked.status === 'loading' && <CardsSkeleton cards={6} />}
        {asked.status === 'failed' && (
          <ErrorState title={photoTexts.failed} onRetry={asked.retry} retrying={asked.isRefreshing}>
            {asked.error}
          </ErrorState>
        )}
        {asked.response && <Stored {...asked.response} chosen={chosen} onChoose={onChoose} />}
      </Box>
    </PlainDialog>
  )
}

interface StoredProps extends Pick<PhotoDialogProps, 'chosen' | 'onChoose'> {
  images: readonly StoredPicture[]
  totalElements: number
}

function Stored({ images, totalElements, chosen, onChoose }: StoredProps) {
  if (images.length === 0) {
    return <EmptyState title={photoTexts.noneStored}>{photoTexts.noneStoredWhy}</EmptyState>
  }
  return (
    <Box>
      <Typography variant="h3" sx={{ mb: 3 }}>
        {photoTexts.stored}
      </Typography>
      <Box component="ul" sx={gallery}>
        {images.map(({ hash, thumbnailUrl, width, height }, at) => (
          <Box key={hash} component="li" sx={{ listStyle: 'none' }}>
            <ButtonBase
              aria-pressed={hash === chosen}
              aria-label={photoTexts.photo(at + 1, width, height)}
              onClick={() => onChoose(hash)}
              sx={[photo, { borderColor: hash === chosen ? 'primary.main' : 'divider' }]}
            >
              <Box component="img" src={thumbnailUrl} alt="" loading="lazy" sx={picture} />
            </ButtonBase>
          </Box>
        ))}
      </Box>
      {totalElements > images.length && (
        <Typography sx={{ mt: 3, color: 'text.secondary' }}>
          {photoTexts.more(images.length, totalElements)}
        </Typography>
      )}
    </Box>
  )
}

const gallery = {
  display: 'grid',
  gap: 3,
  m: 0,
  p: 0,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
}

const photo = { display: 'block', width: '100%', border: 2, borderRadius: 1, overflow: 'hidden' }

const picture = {
  display: 'block',
  width: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
} as const
