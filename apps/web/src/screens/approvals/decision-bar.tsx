import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Actions } from '../../ui/page/index.ts'
import { BarFrame } from '../../widgets/approvals/index.ts'
import { choiceTexts } from './texts.ts'

interface DecisionBarProps {
  count: number
  isDeciding: boolean
  onClear: () => void
  onApprove: () => void
  onReject: () => void
}

/** What can be done with what is chosen; stays in sight. */
export function DecisionBar(props: DecisionBarProps) {
  const { count, isDeciding, onClear, onApprove, onReject } = props
  if (count === 0) return null
  return (
    <BarFrame>
      <Typography role="status" sx={{ fontWeight: 'fontWeightMedium' }}>
        {choiceTexts.chosen(count)}
      </Typography>
      <Actions>
        <Button onClick={onClear} disabled={isDeciding}>
          {choiceTexts.clear}
        </Button>
        <Button variant="outlined" onClick={onReject} disabled={isDeciding}>
          {choiceTexts.reject(count)}
        </Button>
        <Button variant="contained" onClick={onApprove} loading={isDeciding}>
          {choiceTexts.approve(count)}
        </Button>
      </Actions>
    </BarFrame>
  )
}
