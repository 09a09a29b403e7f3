import Link from '@mui/material/Link'
import { shellTexts } from './texts.ts'

export const CONTENT_ID = 'content'

/** The first thing that the keyboard reaches: past the bar and the menu. */
export function SkipLink() {
  return (
    <Link
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        // Without touching the address, which belongs to the screens.
        event.preventDefault()
        document.getElementById(CONTENT_ID)?.focus()
      }}
      sx={(theme) => ({
        position: 'fixed',
        top: theme.spacing(2),
        left: theme.spacing(2),
        zIndex: theme.zIndex.tooltip,
        px: 4,
        py: 2,
        border: 1,
        borderColor: 'primary.main',
        borderRadius: 1,
        bgcolor: 'background.paper',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      })}
    >
      {shellTexts.skip}
    </Link>
  )
}
