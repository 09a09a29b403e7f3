import Box from '@mui/material/Box'
import { useState } from 'react'
import { NoPicture } from './no-picture.tsx'
import { cardTexts } from './texts.ts'

interface HeroPictureProps {
  url: string | null
  /** What is seen, where nothing beside the picture says it. */
  alt?: string
}

/** The piece as it will look; while nobody has drawn it, its place. */
export function HeroPicture({ url, alt = '' }: HeroPictureProps) {
  const [broken, setBroken] = useState<string>()
  if (url === null) return <NoPicture>{cardTexts.noPicture}</NoPicture>
  if (url === broken) return <NoPicture>{cardTexts.pictureFailed}</NoPicture>
  return (
    <Box
      component="img"
      src={url}
      alt={alt}
      loading="lazy"
      onError={() => setBroken(url)}
      sx={{
        ...{ display: 'block', width: '100%', aspectRatio: '16 / 10' },
        ...{ objectFit: 'contain', bgcolor: 'background.sunken' },
      }}
    />
  )
}
