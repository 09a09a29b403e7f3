import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import { useRef } from 'react'
import type { Logo } from './answers.ts'
import { logoTexts } from './texts.ts'

interface LogoPictureProps {
  logo: Pick<Logo, 'assetType' | 'image'>
  marketName: string
  /** As it was handed in, not as the small copy of it. */
  isLarge?: boolean
  /** The picture could not be loaded: its link may be too old. */
  onBroken?: () => void
}

const GROUNDS = ['light', 'dark'] as const

/** A logo as it will look on both grounds that it is printed on, whatever the product looks like. */
export function LogoPicture({ logo, marketName, isLarge = false, onBroken }: LogoPictureProps) {
  const { image, assetType } = logo
  const { width, height } = image
  const told = useRef(false)
  const address = isLarge ? image.url : image.thumbnailUrl
  const tell = () => {
    // Once: a picture that is gone would be asked for again and again.
    if (told.current) return
    told.current = true
    onBroken?.()
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: isLarge ? '1fr' : '1fr 1fr', width: '100%' }}>
      {GROUNDS.map((ground) => (
        <Box key={ground} sx={[groundOf(ground), { p: isLarge ? 6 : 4 }]}>
          <Box
            component="img"
            src={address}
            alt={`${logoTexts.name(assetType, marketName)} ${logoTexts.ground[ground]}`}
            onError={tell}
            width={width}
            height={height}
            sx={{
              display: 'block',
              width: '100%',
              height: isLarge ? 'auto' : '6rem',
              maxHeight: '40dvh',
              objectFit: 'contain',
            }}
          />
        </Box>
      ))}
    </Box>
  )
}

const groundOf = (ground: (typeof GROUNDS)[number]) => (theme: Theme) => {
  const { background, text } = theme.colorSchemes[ground]?.palette ?? theme.palette
  return { bgcolor: background.default, color: text.primary }
}
