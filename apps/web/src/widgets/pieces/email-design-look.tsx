import Box from '@mui/material/Box'
import type { EmailDesign } from '@marquee/rules/pieces'
import { api, useOperation } from '../../api/index.ts'
import { EmailFrame } from './email-frame.tsx'
import { PieceSkeleton } from './piece-skeleton.tsx'
import { Instead } from './still-picture.tsx'
import { previewTexts } from './texts.ts'

interface EmailDesignLookProps {
  design: EmailDesign
  hierarchyId: string
  /** Stands for the photo of whatever is made with it. */
  photo: string | null
}

/** As wide as emails are on a desk, and how much smaller they are shown. */
const WIDTH = 600
const SHARE = 0.4

/** The upper part of a design of emails, as the server paints it with samples. */
export function EmailDesignLook({ design, hierarchyId, photo }: EmailDesignLookProps) {
  const asked = useOperation(
    api.pieces.emailDesign,
    { params: { design }, query: { hierarchyId, ...(photo !== null && { photo }) } },
    { selection: false, staysFresh: true },
  )
  if (asked.status === 'failed') return <Instead>{previewTexts.noDesign}</Instead>
  if (!asked.response) return <PieceSkeleton />
  return (
    <Box aria-hidden inert sx={place}>
      <Box
        sx={{
          flex: 'none',
          width: WIDTH,
          transform: `scale(${SHARE})`,
          transformOrigin: 'top center',
        }}
      >
        <EmailFrame html={asked.response.html} title="" width={WIDTH} />
      </Box>
    </Box>
  )
}

const place = {
  ...{ aspectRatio: '3 / 2', display: 'flex', justifyContent: 'center', overflow: 'hidden' },
  bgcolor: 'background.sunken',
}
