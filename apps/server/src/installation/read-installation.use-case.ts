import type { installation } from '@marquee/contract/installation'
import {
  judgeInstallation,
  judgeKind,
  mayReadInstallation,
  worstOf,
  type InstallationFigures,
} from '@marquee/rules/installation'
import { accept } from '@marquee/rules/result'
import { outdatedFiles } from '../customers/index.ts'
import { sendingView } from '../platform/backup/index.ts'
import { runnersView } from '../platform/jobs/index.ts'
import type { Call, UseCase } from '../platform/use-case.ts'
import { loadFigures, type StoredFigures } from './figures.load.ts'

type Read = typeof installation.read

export const readInstallation: UseCase<Read> = async (call) => {
  const allowed = mayReadInstallation(call.person.path)
  if (!allowed.ok) return allowed
  const stored = await loadFigures(call.use, () => call.now)
  const figures = await judgedFigures(call, stored)
  const parts = judgeInstallation(figures)
  const { version, startedAt } = call.deployment.program
  return accept({
    standing: worstOf(Object.values(parts).map(({ standing }) => standing)),
    asOf: inWords(call.now),
    program: { version, runningSince: inWords(startedAt) },
    work: { ...parts.work, runners: figures.runners, kinds: stored.jobs.map(presentKind) },
    emails: {
      ...parts.emails,
      isSending: figures.emails.isSending,
      isHeld: figures.emails.isHeld,
      waiting: stored.emails.waiting,
      oldestSeconds: Math.floor(stored.emails.oldestSeconds),
    },
    sendings: { ...parts.sendings, ...stored.sendings },
    customers: {
      ...parts.customers,
      markets: stored.files.files,
      households: stored.files.households,
      outdated: figures.customers.outdated,
    },
    audit: { ...parts.audit, lagSeconds: Math.floor(stored.sealLagSeconds) },
    clock: { ...parts.clock, apartSeconds: Math.floor(stored.clocksApartSeconds) },
  })
}

async function judgedFigures(
  { use, now, deployment }: Call<Read>,
  { jobs, emails, sendings, files, sealLagSeconds, clocksApartSeconds }: StoredFigures,
): Promise<InstallationFigures> {
  const { isSending, sendingGuard } = deployment
  return {
    runners: await use(runnersView).count(),
    kinds: jobs,
    emails: {
      isSending,
      isHeld: !(await use(sendingView).isAllowed(sendingGuard)),
      oldestSeconds: emails.oldestSeconds,
    },
    sendings,
    customers: { markets: files.files, ...(await outdatedFiles(use, now)) },
    audit: { lagSeconds: sealLagSeconds },
    clock: { apartSeconds: clocksApartSeconds },
  }
}

const presentKind = (jobs: StoredFigures['jobs'][number]) => ({
  kind: jobs.kind,
  standing: judgeKind(jobs),
  waiting: jobs.waiting,
  running: jobs.running,
  failed: jobs.failed,
  oldestSeconds: Math.max(0, Math.floor(jobs.oldestSeconds)),
})

const inWords = (milliseconds: number): string => new Date(milliseconds).toISOString()
