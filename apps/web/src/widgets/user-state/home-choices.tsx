import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { State } from './answers.ts'
import { homeTexts, levelNames } from './texts.ts'

interface HomeChoicesProps {
  homes: State['homes']
  isChoosing: boolean
  onChoose: (homeKey: number) => void
}

/** The places where a person may work, each of which changes over to it. */
export function HomeChoices({ homes, isChoosing, onChoose }: HomeChoicesProps) {
  return (
    <Box
      component="ul"
      aria-label={homeTexts.homes}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}
    >
      {homes.map((home) => (
        <li key={home.key}>
          <Button
            fullWidth
            variant="outlined"
            disabled={isChoosing}
            onClick={() => onChoose(home.key)}
            sx={{ justifyContent: 'flex-start', textAlign: 'left' }}
          >
            <span>
              {home.marketName}
              <Typography component="span" variant="caption" sx={{ display: 'block' }}>
                {captionOf(home)}
              </Typography>
            </span>
          </Button>
        </li>
      ))}
    </Box>
  )
}

function captionOf({ brandName, level, isHere, isInvitation }: State['homes'][number]): string {
  const standing = isHere ? homeTexts.here : isInvitation ? homeTexts.invitation : undefined
  return [brandName, levelNames[level], standing].filter(Boolean).join(' · ')
}
