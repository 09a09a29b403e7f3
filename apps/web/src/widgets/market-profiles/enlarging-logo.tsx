import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import type { Theme } from '@mui/material/styles'
import { useRef, useState, type ComponentProps } from 'react'
import { PlainDialog } from '../../ui/plain-dialog/index.ts'
import type { Logo } from './answers.ts'
import { logoTexts } from './texts.ts'

/** A logo that opens large when it is clicked. */
export function EnlargingLogo(picture: Omit<ComponentProps<typeof LogoPicture>, 'isLarge'>) {
  const [isOpen, setOpen] = useState(false)
  const { logo, marketName } = picture
  const name = logoTexts.name(logo.assetType, marketName)
  return (
    <>
      <ButtonBase
        aria-label={logoTexts.enlarge(name)}
        onClick={() => setOpen(true)}
        sx={{ display: 'block', width: '100%', cursor: 'zoom-in' }}
      >
        <LogoPicture {...picture} />
      </ButtonBase>
      <PlainDialog open={isOpen} width="md" title={name} onClose={() => setOpen(false)}>
        <LogoPicture {...picture} isLarge />
        <Typography variant="caption" component="p" sx={{ mt: 2, color: 'text.secondary' }}>
          {logoTexts.size(logo.image.width, logo.image.height)}
        </Typography>
      </PlainDialog>
    </>
  )
}

interface LogoPictureProps {
  logo: Pick<Logo, 'assetType' | 'image'>
  marketName: string
  /** As it was handed in, not as the small copy of it. */
  isLarge?: boolean
  /** The picture could not be loaded: its link may be too old. */
  onBroken?: () => void
}

const GROUNDS = ['light', 'dark'] as const

/** A logo on both grounds that it may be printed on, in light and dark mode alike. */
function LogoPicture({ logo, marketName, isLarge = false, onBroken }: LogoPictureProps) {
  const { image, assetType } = logo
  const { width, height } = image
  const notified = useRef(false)
  const address = isLarge ? image.url : image.thumbnailUrl
  const notify = () => {
    // Once: a missing picture would be requested again and again.
    if (notified.current) return
    notified.current = true
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
            onError={notify}
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
