import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

const galleryTexts = { chosen: 'Chosen' } as const

interface CardGalleryProps {
  label?: string
  /** Cards. */
  children: ReactNode
}

/** Pictures beside each other, to choose among by looking. */
export function CardGallery({ label, children }: CardGalleryProps) {
  return (
    <Box component="ul" aria-label={label} sx={gallery}>
      {children}
    </Box>
  )
}

interface GalleryCardProps {
  name: string
  facts: string
  isChosen: boolean
  onChoose: () => void
  /** The picture. */
  children: ReactNode
}

export function GalleryCard({ name, facts, isChosen, onChoose, children }: GalleryCardProps) {
  return (
    <Box component="li" sx={[card, { borderColor: isChosen ? 'primary.main' : 'divider' }]}>
      {children}
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
          <Chip component="span" size="small" color="primary" label={galleryTexts.chosen} />
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
