import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import type { CampaignStatus } from '@marquee/rules/campaigns'
import type { JobStatus, StatusCounts } from '@marquee/rules/reorders'
import { useState } from 'react'
import { allOf, api, type AnyCall } from '../../api/index.ts'
import { ReasonButton } from '../../ui/disabled-reason/index.ts'
import { Failures } from '../../ui/failures/index.ts'
import { useNotifications } from '../../ui/notifications/index.ts'
import { WarningDialog } from '../../ui/warning-dialog/index.ts'
import { failureInWords, TOUCHED } from '../approvals/index.ts'
import { deleteTexts } from './job-texts.ts'

/** One that was made; without a key it was deleted since. */
export interface Made {
  key: number | null
  status: CampaignStatus | null
  name: string
}

/** What a job says of what it made, before that is deleted. */
export interface MadeTexts {
  title: (count: number) => string
  body: string
  nothingWhy: string
}

interface DeleteMadeProps {
  job: { status: JobStatus; counts: StatusCounts }
  texts: MadeTexts
  /** All that it made. */
  load: () => Promise<readonly Made[]>
  /** The list of what it made. */
  touches: AnyCall
}

/** Takes back what a job made, as long as nobody has ordered it. */
export function DeleteMade({ job, texts, load, touches }: DeleteMadeProps) {
  const { drafts, others, isLoading, isRunning, done, failures, look, close, run } = useMade({
    load,
    touches,
  })
  if (job.status === 'PENDING' || job.counts.COMPLETED === 0) return null
  return (
    <>
      <ReasonButton variant="outlined" loading={isLoading} onClick={() => void look()}>
        {deleteTexts.open}
      </ReasonButton>
      {drafts && (
        <WarningDialog
          open
          title={drafts.length === 0 ? deleteTexts.nothing : texts.title(drafts.length)}
          warnOnly={drafts.length === 0}
          question={null}
          leftLabel={deleteTexts.keep}
          rightLabel={deleteTexts.delete}
          busy={isRunning}
          onClose={close}
          onContinue={() => void run()}
        >
          {failures.length > 0 && (
            <Failures title={deleteTexts.failed} failures={failures} onClose={close} />
          )}
          <Typography>{drafts.length === 0 ? texts.nothingWhy : texts.body}</Typography>
          {others > 0 && <Typography sx={{ mt: 2 }}>{deleteTexts.others(others)}</Typography>}
          {isRunning && (
            <LinearProgress
              variant="determinate"
              aria-label={deleteTexts.progress}
              value={(done / Math.max(1, drafts.length)) * 100}
              sx={{ mt: 4 }}
            />
          )}
        </WarningDialog>
      )}
    </>
  )
}

interface Failure {
  key: number
  words: string
}

/** What was made, looked up when it is asked for, and deleted one by one: each may be refused by itself. */
function useMade({ load, touches }: Pick<DeleteMadeProps, 'load' | 'touches'>) {
  const client = useQueryClient()
  const { notify } = useNotifications()
  const [made, setMade] = useState<readonly Made[]>()
  const [isLoading, setLoading] = useState(false)
  const [isRunning, setRunning] = useState(false)
  const [done, setDone] = useState(0)
  const [failures, setFailures] = useState<readonly Failure[]>([])
  const close = () => {
    setMade(undefined)
    setFailures([])
  }
  const look = async () => {
    setLoading(true)
    try {
      setMade(await load())
    } catch {
      notify('error', deleteTexts.notLoaded)
    }
    setLoading(false)
  }
  const drafts = made?.filter(({ status }) => status === 'DRAFT')
  const run = async () => {
    setRunning(true)
    setDone(0)
    const failed = await deleteEach(drafts ?? [], () => setDone((count) => count + 1))
    await Promise.all(
      [...TOUCHED, touches].map((touched) =>
        client.invalidateQueries({ queryKey: allOf(touched) }),
      ),
    )
    setRunning(false)
    const count = (drafts?.length ?? 0) - failed.length
    if (count > 0) notify('success', deleteTexts.deleted(count))
    if (failed.length === 0) return close()
    setFailures(failed)
    await look()
  }
  const others = made?.filter(({ status }) => status !== null && status !== 'DRAFT')
  const shown = { drafts, others: others?.length ?? 0, done, failures }
  return { ...shown, isLoading, isRunning, look, close, run }
}

/** Answers with those that could not be deleted, and why. */
async function deleteEach(drafts: readonly Made[], onEach: () => void): Promise<Failure[]> {
  const failed: Failure[] = []
  for (const { key, name } of drafts) {
    if (key === null) continue
    try {
      await api.campaigns.delete({ params: { key: String(key) }, query: {} }, { selection: false })
    } catch (error) {
      failed.push({ key, words: failureInWords(name, error) })
    }
    onEach()
  }
  return failed
}
