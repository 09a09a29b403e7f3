import { rehearsalFailures } from '@marquee/rules/rehearsals'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useParams } from 'react-router'
import { api, useChange, useOperation, whyNot } from '../../../api/index.ts'
import { campaignPath, paths } from '../../../app/paths.ts'
import { ReasonButton } from '../../../ui/disabled-reason/index.ts'
import { Page, Section } from '../../../ui/page/index.ts'
import { EmptyState, FormSkeleton, NotLoaded } from '../../../ui/states/index.ts'
import type { Latest, Rehearsal } from './answers.ts'
import { DeletePart } from './delete-part.tsx'
import { Problems } from './problems.tsx'
import { Result } from './result.tsx'
import { reasons, texts } from './texts.ts'
import { Timeline } from './timeline.tsx'

const AGAIN_AFTER = 1_000

/** What a campaign would send if its clock ran, and a few of the pieces. */
export function Screen() {
  const { campaignKey = '' } = useParams()
  const query = useOperation(
    api.rehearsals.latest,
    { params: { key: campaignKey } },
    { selection: false, again: whileRunning },
  )
  const { response: latest, status } = query
  return (
    <Page
      title={texts.title}
      intro={latest && texts.of(latest.campaign.name)}
      back={{ to: campaignPath(campaignKey), name: texts.back }}
      actions={latest?.rehearsal && <StartButton latest={latest} />}
    >
      {latest ? (
        <Content latest={latest} />
      ) : (
        <NotLoaded
          isLoading={status === 'loading'}
          failed={status === 'failed' ? query : undefined}
          texts={texts}
          to={paths.campaigns}
        >
          <FormSkeleton />
        </NotLoaded>
      )}
    </Page>
  )
}

const whileRunning = (latest: Latest | undefined) =>
  latest?.rehearsal?.state === 'running' ? AGAIN_AFTER : undefined

function StartButton({ latest: { campaign, rehearsal, can } }: { latest: Latest }) {
  const start = useChange(api.rehearsals.start, {
    selection: false,
    refreshes: [api.rehearsals.latest],
  })
  return (
    <ReasonButton
      variant="contained"
      loading={start.isRunning}
      reason={whyNot(can.start, reasons)}
      onClick={() => void start.run({ params: { key: String(campaign.key) } })}
    >
      {rehearsal ? texts.again : texts.start}
    </ReasonButton>
  )
}

function Content({ latest }: { latest: Latest }) {
  const { campaign, rehearsal } = latest
  if (!rehearsal) {
    return (
      <EmptyState title={texts.never} action={<StartButton latest={latest} />}>
        {texts.neverWhy}
      </EmptyState>
    )
  }
  const { state, isStale, sendings } = rehearsal
  return (
    <>
      {isStale && (
        <Alert severity="warning" sx={{ mb: 5 }}>
          {texts.stale}
        </Alert>
      )}
      <Failed rehearsal={rehearsal} />
      {state === 'running' && <Progress rehearsal={rehearsal} />}
      {state === 'done' && <Problems campaignKey={campaign.key} problems={rehearsal.problems} />}
      {state === 'done' && sendings.length > 0 && <Result rehearsal={rehearsal} />}
      {state !== 'failed' && <Timeline rehearsal={rehearsal} />}
      <DeletePart latest={latest} />
    </>
  )
}

function Failed({ rehearsal: { failedFor } }: { rehearsal: Rehearsal }) {
  if (failedFor === null) return null
  return (
    <Alert severity="error" sx={{ mb: 5 }}>
      <AlertTitle>{texts.failed}</AlertTitle>
      {rehearsalFailures[failedFor]}
    </Alert>
  )
}

function Progress({ rehearsal: { progress } }: { rehearsal: Rehearsal }) {
  const { done, all } = progress
  return (
    <Section title={all === null ? texts.planning : texts.progress(done, all)} framed>
      <Typography role="status" sx={{ mb: 3, color: 'text.secondary' }}>
        {texts.meanwhile}
      </Typography>
      <LinearProgress
        aria-label={texts.bar}
        variant={all ? 'determinate' : 'indeterminate'}
        value={all ? (done / all) * 100 : undefined}
      />
    </Section>
  )
}
