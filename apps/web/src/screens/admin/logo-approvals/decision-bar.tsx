import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { Actions } from '../../../ui/page/index.ts'
import { choiceTexts, outcomeTexts } from './texts.ts'
import type { Chosen } from './use-chosen.ts'
import type { Deciding } from './use-decide-logos.ts'

interface DecisionBarProps extends Pick<Deciding, 'progress'> {
  chosen: Chosen
  onApprove: () => void
  onReject: () => void
}

/** What can be done with the chosen logos, and how far it is done; stays in sight. */
export function DecisionBar({ chosen, progress, onApprove, onReject }: DecisionBarProps) {
  const count = chosen.logos.length
  if (count === 0 && !progress) return null
  return (
    <Box sx={bar}>
      {progress ? (
        <Progress {...progress} />
      ) : (
        <>
          <Typography role="status" sx={{ fontWeight: 'fontWeightMedium' }}>
            {choiceTexts.chosen(count)}
          </Typography>
          <Actions>
            <Button onClick={chosen.clear}>{choiceTexts.clear}</Button>
            <Button variant="outlined" onClick={onReject}>
              {choiceTexts.reject(count)}
            </Button>
            <Button variant="contained" onClick={onApprove}>
              {choiceTexts.approve(count)}
            </Button>
          </Actions>
        </>
      )}
    </Box>
  )
}

function Progress({ done, total }: NonNullable<Deciding['progress']>) {
  return (
    <Box sx={{ flex: 1, py: 2 }}>
      <Typography role="status">{outcomeTexts.progress(done, total)}</Typography>
      <LinearProgress
        variant="determinate"
        aria-label={outcomeTexts.progressName}
        value={(100 * done) / total}
        sx={{ mt: 1 }}
      />
    </Box>
  )
}

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 4,
  rowGap: 2,
  mt: 6,
  py: 3,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
}
