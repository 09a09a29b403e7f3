import Box from '@mui/material/Box'
import { useRef, useState } from 'react'
import { NoPicture } from './no-picture.tsx'
import { cardTexts } from './texts.ts'

interface HeroPictureProps {
  url: string | null
  /** What is seen, where nothing beside the picture says it. */
  alt?: string
  /** It could not be loaded: its link may be too old. */
  onBroken?: () => void
}

/** The piece as it will look, or an outline where there is no picture. */
export function HeroPicture({ url, alt = '', onBroken }: HeroPictureProps) {
  const [broken, setBroken] = useState<string>()
  const isReported = useRef(false)
  const report = () => {
    setBroken(url ?? undefined)
    // Once: a picture that is gone would be requested again and again.
    if (!isReported.current) onBroken?.()
    isReported.current = true
  }
  if (url === null) return <NoPicture>{cardTexts.noPicture}</NoPicture>
  if (url === broken) return <NoPicture>{cardTexts.pictureFailed}</NoPicture>
  return (
    <Box sx={table}>
      <Box component="img" src={url} alt={alt} loading="lazy" onError={report} sx={piece} />
    </Box>
  )
}

/** Wide enough for a postcard; a letter stands in its middle. */
const table = { position: 'relative', aspectRatio: '3 / 2', bgcolor: 'background.sunken' } as const

const piece = {
  position: 'absolute',
  inset: 0,
  m: 'auto',
  boxShadow: 1,
  maxWidth: 'calc(100% - 1.5rem)',
  maxHeight: 'calc(100% - 1.5rem)',
} as const
