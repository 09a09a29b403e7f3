import { EMAIL_DESIGNS } from '@marquee/rules/pieces'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ShownCreative } from './answers.ts'
import { EmailDesignLook } from './email-design-look.tsx'
import { emailTexts } from './email-texts.ts'
import { Inbox } from './inbox.tsx'
import { previewTexts } from './texts.ts'

/** The email of a creative that was never saved. The server paints what is saved, and until then its design. */
export function UnsavedEmail({ creative }: { creative: ShownCreative }) {
  const { hierarchyId, photo, texts } = creative
  const known = EMAIL_DESIGNS.find(({ key }) => key === creative.emailDesign)
  // A design is painted in the colors of a brand.
  const design = hierarchyId === '' ? undefined : known
  return (
    <Box>
      <Typography role="status" sx={{ mb: 2, color: 'text.secondary' }}>
        {design ? previewTexts.designUntilSaved : previewTexts.saveForEmail}
      </Typography>
      <Inbox name={emailTexts.subject} text={texts.subject} />
      <Inbox name={emailTexts.preheader} text={texts.preheader} />
      {design && (
        <Box sx={{ mt: 3, border: 1, borderColor: 'divider' }}>
          <EmailDesignLook design={design.key} hierarchyId={hierarchyId} photo={photo} />
        </Box>
      )}
    </Box>
  )
}
