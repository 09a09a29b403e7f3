import type { TakenFile } from '@marquee/contract/hand-overs'
import type { HandOverState } from '@marquee/rules/hand-overs'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ReasonButton } from '../../ui/disabled-reason/index.ts'
import { Actions, Section } from '../../ui/page/index.ts'
import { PlainTable } from '../../ui/plain-table/index.ts'
import { sizeOf, texts } from './texts.ts'

interface HandOverProps {
  state: HandOverState
  /** What it is good for to take it, and to take it once more. */
  why: { take: string; repeat: string }
  /** Why it cannot be taken now; undefined: it can. */
  reason: string | undefined
  isTaking: boolean
  /** Answers with the files; undefined: it was refused, and that is shown. */
  take: (isRepeat: boolean) => Promise<readonly TakenFile[] | undefined>
}

/** Takes what is made for a sending with a receipt; its files are there once that is recorded. */
export function HandOver({ state, why, reason, isTaking, take }: HandOverProps) {
  const [files, setFiles] = useState<readonly TakenFile[]>()
  const isRepeat = state === 'handed-over'
  return (
    <Section title={texts.take} framed>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {files ? (
          <Files files={files} />
        ) : (
          <>
            <Typography sx={{ maxWidth: '72ch' }}>{isRepeat ? why.repeat : why.take}</Typography>
            <Actions>
              <ReasonButton
                variant={isRepeat ? 'outlined' : 'contained'}
                loading={isTaking}
                reason={reason}
                onClick={() => void take(isRepeat).then(setFiles)}
              >
                {isRepeat ? texts.repeatButton : texts.takeButton}
              </ReasonButton>
            </Actions>
          </>
        )}
      </Box>
    </Section>
  )
}

function Files({ files }: { files: readonly TakenFile[] }) {
  return (
    <>
      <Typography role="status">{texts.filesWhy}</Typography>
      <PlainTable
        label={texts.files}
        headers={[texts.file, texts.size, texts.checksum]}
        rows={files.map(({ name, bytes, sha256, url }) => ({
          id: name,
          cells: [
            <Link key="file" href={url} download={name}>
              {name}
            </Link>,
            sizeOf(bytes),
            sha256.slice(0, 16),
          ],
        }))}
      />
    </>
  )
}
