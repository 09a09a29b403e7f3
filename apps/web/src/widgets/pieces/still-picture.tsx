import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { ShownCreative } from './answers.ts'
import { previewTexts } from './texts.ts'

interface StillPictureProps {
  creative: ShownCreative
  size: PreviewSize
}

/** The stored picture of a creative that is shown by one. */
export function StillPicture({ creative, size }: StillPictureProps) {
  const { name, photoUrl, thumbnailUrl } = creative
  const address = size === 'large' ? photoUrl : thumbnailUrl
  const [broken, setBroken] = useState<string>()
  if (address === null) return <Instead>{previewTexts.noPicture}</Instead>
  if (broken === address) return <Instead>{previewTexts.brokenPicture}</Instead>
  return (
    <Box
      component="img"
      src={address}
      alt={previewTexts.picture(name)}
      onError={() => setBroken(address)}
      sx={[
        { display: 'block', width: '100%' },
        size === 'large'
          ? { maxHeight: '70dvh', objectFit: 'contain' }
          : { aspectRatio: '3 / 2', objectFit: 'cover' },
      ]}
    />
  )
}

/** What stands where there is nothing to show. */
export function Instead({ children }: { children: string }) {
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        aspectRatio: '3 / 2',
        p: 4,
        bgcolor: 'background.sunken',
        color: 'text.secondary',
        textAlign: 'center',
      }}
    >
      <Typography>{children}</Typography>
    </Box>
  )
}

/** Large: with all its sides, to read it. Small: its first side, to know it again in a list. */
export type PreviewSize = 'large' | 'small'
