import RemoveCircleOutlined from '@mui/icons-material/RemoveCircleOutlineOutlined'
import IconButton from '@mui/material/IconButton'

interface RemoveButtonProps {
  label: string
  /** Another one is on its way, after which this one may mean something else. */
  isBusy?: boolean
  /** Answers whether it worked. */
  onRemove: () => Promise<boolean>
}

/** Takes a row out. Its button goes with it, so the keyboard goes on at the part where it stood. */
export function RemoveButton({ label, isBusy, onRemove }: RemoveButtonProps) {
  const act = async (button: HTMLElement) => {
    if (isBusy) return
    const part = button.closest<HTMLElement>('[role="tabpanel"]')
    if (await onRemove()) part?.focus()
  }
  return (
    <IconButton
      edge="start"
      size="small"
      aria-label={label}
      aria-disabled={isBusy}
      onClick={({ currentTarget }) => void act(currentTarget)}
    >
      <RemoveCircleOutlined />
    </IconButton>
  )
}
