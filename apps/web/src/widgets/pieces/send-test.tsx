import Button from '@mui/material/Button'
import { api, useChange } from '../../api/index.ts'
import type { ComposedEmail } from './composed.ts'
import { emailTexts } from './email-texts.ts'

/** Sends what is shown to whoever looks at it, as a test. */
export function SendTest({ of }: { of: ComposedEmail }) {
  const send = useChange(api.pieces.sendTest, {
    selection: false,
    success: ({ to, isSending }) => (isSending ? emailTexts.testSent(to) : emailTexts.testKept),
  })
  return (
    <Button
      variant="outlined"
      size="small"
      disabled={send.isRunning}
      onClick={() => void send.run({ body: of })}
    >
      {emailTexts.sendTest}
    </Button>
  )
}
