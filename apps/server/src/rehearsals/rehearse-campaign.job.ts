import { isLaidOutBefore } from '@marquee/rules/rehearsals'
import type { Job, JobCall } from '../platform/jobs/index.ts'
import type { Deployment } from '../platform/use-case.ts'
import { domainProblems } from './domain-problems.load.ts'
import { failing } from './made-pieces.load.ts'
import { planRehearsal, type PlannedRehearsal } from './plan-rehearsal.change.ts'
import { preparePieces } from './prepared-pieces.load.ts'
import { rehearsalPiecesStore } from './rehearsal-pieces.store.ts'
import { ofCampaign, problemsOfRehearsal, type FoundIn } from './rehearsal-problems.check.ts'
import { rehearsalsStore, runningRehearsalsStore, type RehearsalRow } from './rehearsals.store.ts'
import type { RehearsedReach } from './rehearsed-sendings.load.ts'

export const REHEARSE_CAMPAIGN = 'rehearse campaign'

/**
 * Plans all that a campaign would send, and makes a few pieces of each sending. It writes into its own tables alone; one
 * that is killed begins again from the start.
 */
export const rehearseCampaign = (deployment: Deployment): Job => ({
  kind: REHEARSE_CAMPAIGN,
  async run(call) {
    try {
      await rehearse(deployment, call)
    } catch (error) {
      // A person waits for it: they see at once that it failed, and the log says why.
      if (!call.signal.aborted) await giveUp(call)
      throw error
    }
  },
  giveUp,
})

function giveUp({ subject, inOwn, now }: JobCall): Promise<void> {
  return inOwn((use) =>
    use(runningRehearsalsStore).fail(subject, 'rehearsal.failed', new Date(now)),
  )
}

async function rehearse(deployment: Deployment, call: JobCall): Promise<void> {
  const { subject, inOwn, now, signal } = call
  const endedAt = new Date(now)
  const rehearsal = await inOwn((use) => use(rehearsalsStore).find(subject))
  if (rehearsal?.state !== 'running') return
  const planned = await planRehearsal(rehearsal, { inOwn, now, deployment })
  if (!planned) {
    return inOwn((use) =>
      use(runningRehearsalsStore).fail(subject, 'rehearsal.person-gone', endedAt),
    )
  }
  const lookAtDomain = await inOwn((use) => domainProblems(planned, { use, deployment }))
  const found = (await lookAtDomain()).map(ofCampaign)
  for (const reach of planned.all) {
    if (signal.aborted) return
    found.push(...(await makePieces(rehearsal, { reach, planned, deployment, call })))
    await call.progressed()
  }
  const problems = problemsOfRehearsal(planned, found)
  await inOwn((use) => use(runningRehearsalsStore).finish(subject, problems, endedAt))
}

interface Making {
  reach: RehearsedReach
  planned: PlannedRehearsal
  deployment: Deployment
  call: JobCall
}

/** Painted while no transaction is open; the pieces of a sending are there at once, with how far it is. */
async function makePieces(
  { key: rehearsalKey, path }: RehearsalRow,
  { reach, planned, deployment, call }: Making,
): Promise<FoundIn[]> {
  const { number, marketKey } = reach.sending
  const all = planned.all.map(({ sending }) => sending)
  const make = isLaidOutBefore(reach.sending, all)
    ? failing()
    : await call.inOwn((use) => preparePieces(reach, { use, deployment }))
  const { pieces, problems } = await make()
  const own = { rehearsalKey, sending: number, marketKey, path }
  await call.inOwn(async (use) => {
    await use(rehearsalPiecesStore).add(pieces.map((piece) => ({ ...piece, ...own })))
    await use(runningRehearsalsStore).progress(rehearsalKey, number)
  })
  return problems.map((problem) => ({ sending: number, place: null, problem }))
}
