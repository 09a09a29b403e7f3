import type { newerVersions } from '@marquee/contract/newer-versions'
import type { AnswerOf } from '@marquee/contract/operation'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { api, useOperation } from '../../../../api/index.ts'
import { ReasonButton } from '../../../../ui/disabled-reason/index.ts'
import { ErrorState, TextSkeleton } from '../../../../ui/states/index.ts'
import { campaignDifferences } from '../../../../widgets/templates/index.ts'
import { useHasTyped } from '../as-typed.tsx'
import { useBuilder } from '../builder.ts'
import { NoteList } from './note-list.tsx'
import { texts } from './texts.ts'
import { useTakeVersion } from './use-take-version.ts'

interface VersionChangesProps {
  held: number
  newer: NonNullable<AnswerOf<typeof newerVersions.read>['newer']>
  onStay: () => void
  onTaken: (version: number) => void
}

/** What the newer version changes, what it leaves of the campaign's work, and the choice to take it or not. */
export function VersionChanges({ held, newer, onStay, onTaken }: VersionChangesProps) {
  const { campaign } = useBuilder()
  const { version, stays, notes } = newer
  const dealers = campaign.selectedMarketKeys.length
  const { take, isRunning } = useTakeVersion(version, onTaken)
  const hasTyped = useHasTyped()
  return (
    <Box sx={{ mt: 4, display: 'grid', gap: 4 }}>
      <Changes version={version} />
      <Part title={texts.stays}>
        <Typography>{stays.length > 0 ? stays.join(', ') : texts.nothingStays}</Typography>
      </Part>
      <Part title={texts.notes}>
        {notes.length > 0 ? (
          <NoteList notes={notes} label={texts.notes} />
        ) : (
          <Typography>{texts.noNotes}</Typography>
        )}
      </Part>
      <Box>
        {dealers > 0 && <Typography>{texts.forDealers(dealers)}</Typography>}
        <Typography>{texts.noWayBack}</Typography>
        <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <ReasonButton
            variant="outlined"
            reason={hasTyped ? texts.unsaved : undefined}
            loading={isRunning}
            onClick={() => void take()}
          >
            {texts.take(version)}
          </ReasonButton>
          <Button color="inherit" disabled={isRunning} onClick={onStay}>
            {texts.stay(held)}
          </Button>
        </Box>
      </Box>
    </Box>
  )
}

/** In the words in which authors compare versions. */
function Changes({ version }: { version: number }) {
  const { template } = useBuilder().campaign
  const { response, status, error, retry, isRefreshing } = useOperation(
    api.templates.read,
    { params: { key: String(template.key) }, query: { version: String(version) } },
    { selection: false },
  )
  if (status === 'failed') {
    return (
      <ErrorState title={texts.changesFailed} onRetry={retry} retrying={isRefreshing}>
        {error}
      </ErrorState>
    )
  }
  const lines = response && campaignDifferences(template, response)
  return (
    <Part title={texts.changes}>
      {!lines && <TextSkeleton lines={2} />}
      {lines?.length === 0 && <Typography>{texts.same}</Typography>}
      {lines && lines.length > 0 && <NoteList notes={lines} label={texts.changes} />}
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="h2">
        {title}
      </Typography>
      {children}
    </section>
  )
}
