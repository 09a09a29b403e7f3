import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useState, type ComponentProps } from 'react'
import { PlainDialog } from '../../ui/plain-dialog/index.ts'
import { LogoPicture } from './logo-picture.tsx'
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
