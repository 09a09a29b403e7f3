import Box from '@mui/material/Box'
import type { Tile } from './answers.ts'
import { HeroPicture } from './hero-picture.tsx'

interface SeasonPicturesProps {
  seasonals: Tile['seasonals']
  onBroken: () => void
}

/** An annual enrollment has no piece of its own: those of its four seasons stand for it. */
export function SeasonPictures({ seasonals, onBroken }: SeasonPicturesProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      {seasonals.map(({ season, template }) => (
        <HeroPicture key={season} url={template.heroUrl} onBroken={onBroken} />
      ))}
    </Box>
  )
}
