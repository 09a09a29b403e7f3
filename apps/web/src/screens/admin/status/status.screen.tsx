import { jobKindName } from '@marquee/rules/operation'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Typography from '@mui/material/Typography'
import { api, useOperation } from '../../../api/index.ts'
import { Facts } from '../../../ui/facts/index.ts'
import { Page, Section } from '../../../ui/page/index.ts'
import { PlainTable } from '../../../ui/plain-table/index.ts'
import { CardsSkeleton } from '../../../ui/states/index.ts'
import { showMoment } from '../../../widgets/calendar/index.ts'
import type { Installation } from './installation.ts'
import { Parts } from './parts.tsx'
import { showDuration, showTime } from './show-duration.ts'
import { StandingMark } from './standing-mark.tsx'
import { texts } from './texts.ts'
import { Verdict } from './verdict.tsx'

const AGAIN_MS = 15_000

/** Whether everything is all right, in one look, for who has no monitor of servers. */
export function Screen() {
  const { response, status, error } = useOperation(
    api.installation.read,
    {},
    { selection: false, again: () => AGAIN_MS },
  )
  return (
    <Page title={texts.title} intro={texts.intro}>
      {status === 'loading' && <CardsSkeleton cards={5} />}
      {/* A verdict of earlier would say that all is right while nobody can work. */}
      {error !== undefined && <Unreached error={error} asOf={response?.asOf} />}
      {response && error === undefined && <Verdict installation={response} />}
      <Typography variant="body2" sx={{ mt: 2, mb: 5, color: 'text.secondary' }}>
        {response && error === undefined && texts.asOf(showTime(response.asOf))}
      </Typography>
      {response && <Details installation={response} />}
    </Page>
  )
}

function Unreached({ error, asOf }: { error: string; asOf: string | undefined }) {
  return (
    <Alert severity="error">
      <AlertTitle>{texts.unreached}</AlertTitle>
      <Typography>{error}</Typography>
      <Typography>{texts.unreachedMeans}</Typography>
      {asOf !== undefined && <Typography>{texts.unreachedSince(showTime(asOf))}</Typography>}
    </Alert>
  )
}

function Details({ installation }: { installation: Installation }) {
  return (
    <>
      <Parts installation={installation} />
      <Kinds kinds={installation.work.kinds} />
      <Program installation={installation} />
    </>
  )
}

const { columns } = texts

function Kinds({ kinds }: { kinds: Installation['work']['kinds'] }) {
  return (
    <Section title={texts.kinds} description={texts.kindsIntro}>
      {kinds.length === 0 ? (
        <Typography>{texts.noKinds}</Typography>
      ) : (
        <PlainTable
          label={texts.kinds}
          wraps
          headers={[
            columns.standing,
            columns.kind,
            columns.waiting,
            columns.running,
            columns.failed,
            columns.oldest,
          ]}
          figuresFrom={2}
          rows={kinds.map(({ kind, standing, waiting, running, failed, oldestSeconds }) => ({
            id: kind,
            cells: [
              <StandingMark key="standing" standing={standing} />,
              jobKindName(kind),
              waiting,
              running,
              failed,
              oldestSeconds > 0 ? showDuration(oldestSeconds) : texts.notLate,
            ],
          }))}
        />
      )}
    </Section>
  )
}

function Program({ installation: { program, work, emails } }: { installation: Installation }) {
  const { facts } = texts
  return (
    <Section title={texts.program} framed>
      <Facts
        facts={[
          [facts.version, program.version],
          [facts.since, showMoment(program.runningSince)],
          [facts.database, texts.isReached],
          [facts.runners, texts.runners(work.runners)],
          [facts.mailServer, emails.isSending ? texts.hasServer : texts.hasNoServer],
        ]}
      />
    </Section>
  )
}
