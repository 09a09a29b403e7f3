import RemoveCircleOutlined from '@mui/icons-material/RemoveCircleOutlineOutlined'
import IconButton from '@mui/material/IconButton'

interface RemoveButtonProps {
  label: string
  /** Answers whether it worked. */
  onRemove: () => Promise<boolean>
}

/** Takes a row out. Its button goes with it, so the keyboard goes on at the part where it stood. */
export function RemoveButton({ label, onRemove }: RemoveButtonProps) {
  const act = async (button: HTMLElement) => {
    const part = button.closest<HTMLElement>('[role="tabpanel"]')
    if (await onRemove()) part?.focus()
  }
  return (
    <IconButton
      edge="start"
      size="small"
      aria-label={label}
      onClick={({ currentTarget }) => void act(currentTarget)}
    >
      <RemoveCircleOutlined />
    </IconButton>
  )
}
