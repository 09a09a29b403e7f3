import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { sampleRecipient } from '@marquee/rules/pieces'
import { memo } from 'react'
import { haveEqualProps } from '../../ui/equal-props/index.ts'
import { Filter } from '../../ui/filter/index.ts'
import { readerTexts as texts } from './texts.ts'
import type { Reader } from './use-reader.ts'

/** Shows the piece as a sample customer gets it, or as one real customer after the other. */
export const ReaderControls = memo(function ReaderControls({ reader }: { reader: Reader }) {
  const { mayChoose, position, hasNext, setPosition } = reader
  if (!mayChoose) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3, alignItems: 'center' }}>
      <Filter
        label={texts.showAs}
        value={position === undefined ? 'sample' : 'real'}
        choices={[
          ['sample', texts.asSample],
          ['real', texts.asReal],
        ]}
        onChange={(chosen) => setPosition(chosen === 'real' ? 0 : undefined)}
      />
      {position !== undefined && (
        <Button size="small" disabled={!hasNext} onClick={() => setPosition(position + 1)}>
          {texts.next}
        </Button>
      )}
    </Box>
  )
}, haveEqualProps)

interface ReaderNoteProps {
  reader: Reader
  /** Whose sample stands there while no customer does. */
  hierarchyId: string
}

/** Who it is that the piece is addressed to: a sample, or a real customer. */
export const ReaderNote = memo(function ReaderNote({ reader, hierarchyId }: ReaderNoteProps) {
  const { recipient, position, problem } = reader
  const sample = texts.sample(sampleRecipient(hierarchyId))
  return (
    <Typography
      variant="caption"
      component="p"
      role={position === undefined ? undefined : 'status'}
      sx={{ mt: 2, color: 'text.secondary' }}
    >
      {problem && `${problem === 'none' ? texts.noCustomer : texts.failed(problem.failed)} `}
      {recipient ? texts.real(recipient) : sample}
    </Typography>
  )
}, haveEqualProps)
