import CheckIcon from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import { VisuallyHidden } from '../../../../ui/visually-hidden/index.ts'
import { stepTexts } from './texts.ts'

/** Where an import is between choosing a file and what came of it; past its last step all are done. */
export function Steps({ current }: { current: number }) {
  return (
    <Box component="ol" aria-label={stepTexts.label} sx={list}>
      {stepTexts.names.map((name, place) => {
        const isDone = place < current
        return (
          <Box
            key={name}
            component="li"
            aria-current={place === current ? 'step' : undefined}
            sx={[step, place === current && here]}
          >
            <Box component="span" aria-hidden sx={[mark, place <= current && reached]}>
              {isDone ? <CheckIcon fontSize="inherit" /> : place + 1}
            </Box>
            {name}
            {isDone && <VisuallyHidden>{stepTexts.done}</VisuallyHidden>}
          </Box>
        )
      })}
    </Box>
  )
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 6,
  rowGap: 2,
  m: 0,
  mb: 7,
  p: 0,
  listStyle: 'none',
} as const

const step = { display: 'flex', alignItems: 'center', gap: 2, color: 'text.secondary' } as const
const here = { color: 'text.primary', fontWeight: 'fontWeightMedium' }

const mark = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '1.5rem',
  height: '1.5rem',
  border: 1,
  borderColor: 'line',
  borderRadius: '50%',
  typography: 'caption',
} as const

const reached = { bgcolor: 'primary.tint', borderColor: 'primary.main', color: 'primary.main' }
