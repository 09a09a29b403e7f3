import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Facts } from '../../../ui/facts/index.ts'
import { downloadText } from '../../../ui/grid/index.ts'
import { PlainDialog } from '../../../ui/plain-dialog/index.ts'
import { WrittenEmail } from '../../../widgets/pieces/index.ts'
import type { OpenedPiece } from './answers.ts'
import { addresseeOf, readerOf } from './in-words.rules.ts'
import { texts } from './texts.ts'

interface PieceDialogProps {
  opened: OpenedPiece
  onClose: () => void
}

/** A piece as its reader would have it. */
export function PieceDialog({ opened, onClose }: PieceDialogProps) {
  const { piece, email, document } = opened
  const title = email ? (piece.subject ?? texts.email) : texts.letter
  return (
    <PlainDialog open title={title} onClose={onClose} width="md" fillsNarrow>
      <Box sx={{ display: 'grid', gap: 5 }}>
        <Facts
          facts={[
            [texts.from, email?.from],
            [texts.replyTo, email?.replyTo],
            [texts.to, texts.toWhom(addresseeOf(piece), readerOf(piece))],
          ]}
        />
        {email && <EmailPart pieceKey={piece.key} email={email} />}
        {document !== null && <LetterPart url={document} />}
      </Box>
    </PlainDialog>
  )
}

interface EmailPartProps {
  pieceKey: number
  email: NonNullable<OpenedPiece['email']>
}

function EmailPart({ pieceKey, email }: EmailPartProps) {
  const { html, text, raw } = email
  return (
    <>
      <div>
        <Button
          variant="outlined"
          onClick={() => downloadText(texts.fileName(pieceKey), raw, 'message/rfc822')}
        >
          {texts.download}
        </Button>
      </div>
      <WrittenEmail html={html} text={text} raw={raw} />
    </>
  )
}

function LetterPart({ url }: { url: string }) {
  return (
    <>
      <Typography>{texts.letterWhy}</Typography>
      <div>
        <Button variant="contained" href={url} target="_blank" rel="noopener">
          {texts.openPdf}
        </Button>
      </div>
    </>
  )
}
