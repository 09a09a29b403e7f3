import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { api, useChange, whyNot } from '../../../../api/index.ts'
import { ReasonButton } from '../../../../ui/disabled-reason/index.ts'
import { Actions, Section } from '../../../../ui/page/index.ts'
import { PlainTable } from '../../../../ui/plain-table/index.ts'
import { reasons } from '../texts.ts'
import type { PrintPackage, TakenFile } from './answers.ts'
import { sizeOf, texts } from './texts.ts'

/** Takes a package with a receipt; its files are there once that is recorded. */
export function HandOver({ found }: { found: PrintPackage }) {
  const [files, setFiles] = useState<readonly TakenFile[]>()
  const taking = useChange(api.printPackages.take, {
    success: texts.taken,
    selection: false,
    refreshes: [api.printPackages.read, api.printPackages.list, api.sendings.ofCampaign],
  })
  const isRepeat = found.state === 'handed-over'
  const take = async () => {
    const taken = await taking.run({ params: { key: String(found.key) }, body: { isRepeat } })
    if (taken) setFiles(taken.files)
  }
  return (
    <Section title={texts.take} framed>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {files ? (
          <Files files={files} />
        ) : (
          <>
            <Typography sx={{ maxWidth: '72ch' }}>
              {isRepeat ? texts.repeatWhy : texts.takeWhy}
            </Typography>
            <Actions>
              <ReasonButton
                variant={isRepeat ? 'outlined' : 'contained'}
                loading={taking.isRunning}
                reason={whyNot(isRepeat ? found.can.repeat : found.can.take, reasons)}
                onClick={() => void take()}
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
