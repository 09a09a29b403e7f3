import ReplayOutlined from '@mui/icons-material/ReplayOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { FeedbackDialog } from '../../ui/feedback-dialog/index.ts'
import { reorderTexts as texts } from './texts.ts'
import { useReorder } from './use-reorder.ts'

interface ReorderIconProps {
  campaign: { key: number; name: string }
}

/** Makes a campaign again where it lies, from a list. */
export function ReorderIcon({ campaign: { key, name } }: ReorderIconProps) {
  const { reorder, isRunning, error, forget } = useReorder(key)
  const label = texts.againNamed(name)
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          size="small"
          aria-label={label}
          loading={isRunning}
          onClick={() => void reorder()}
        >
          <ReplayOutlined />
        </IconButton>
      </Tooltip>
      <FeedbackDialog
        showErrorModal={error !== undefined}
        errorMessage={error ?? ''}
        onClose={forget}
      />
    </>
  )
}
