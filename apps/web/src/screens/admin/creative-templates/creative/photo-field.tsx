import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { Control } from 'react-hook-form'
import { GroupBox, useField } from '../../../../ui/form/index.ts'
import { Actions } from '../../../../ui/page/index.ts'
import { PlainDialog } from '../../../../ui/plain-dialog/index.ts'
import { CardsSkeleton, EmptyState, ErrorState } from '../../../../ui/states/index.ts'
import { PictureUpload } from '../../../../widgets/images/index.ts'
import type { StoredPicture } from '../answers.ts'
import type { CreativeValues } from './creative.rules.ts'
import { labels, photoTexts } from './texts.ts'
import { ASSET_TYPE, type BrandPhotos } from './use-brand-photos.ts'

interface PhotoFieldProps {
  control: Control<CreativeValues>
  name: 'photo' | `variations.${number}.photo`
  photos: BrandPhotos
}

/** A photo, chosen among those of the brand or uploaded. */
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

interface PhotoDialogProps {
  photos: BrandPhotos
  chosen: string | null
  onChoose: (hash: string) => void
  onClose: () => void
}

/** The photos of the brand, and a way to bring another one. */
function PhotoDialog({ photos, chosen, onChoose, onClose }: PhotoDialogProps) {
  const { marketKey, query } = photos
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
        {query.status === 'loading' && <CardsSkeleton cards={6} />}
        {query.status === 'failed' && (
          <ErrorState title={photoTexts.failed} onRetry={query.retry} retrying={query.isRefreshing}>
            {query.error}
          </ErrorState>
        )}
        {query.response && <Stored {...query.response} chosen={chosen} onChoose={onChoose} />}
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
