import { notifiedOfWave, waveNotices } from '@marquee/rules/notices'
import type { Job } from '../platform/jobs/index.ts'
import { SENDING_MOVED } from '../sendings/index.ts'
import { concernedView } from './notices.view.ts'
import { notify, type Notifying } from './notify.change.ts'
import type { NoticeSettings } from './notify.job.ts'

/** Notifies people of what a wave has come to. Running it twice, or for each of its dealers, sends nothing twice. */
export const notifyOfWaves = (on: NoticeSettings): Job => ({
  kind: SENDING_MOVED,
  run: ({ subject, inOwn, now }) => inOwn((use) => notifyOf(subject, { ...on, use, now })),
})

async function notifyOf(sendingKey: number, on: Notifying): Promise<void> {
  const view = on.use(concernedView)
  const wave = await view.wave(sendingKey)
  const campaign = wave[0]?.campaign
  if (!campaign) return
  const above = await view.above(campaign.path)
  const parts = wave.map(({ part }) => ({
    ...part,
    isPlanned: part.plannedAt !== null,
    letGoAt: part.letGoAt?.getTime() ?? null,
  }))
  for (const { kind, occasion, movedBy } of waveNotices(parts)) {
    const people = await view.byKeys(notifiedOfWave(kind, campaign, { above, movedBy }))
    const by = await view.nameOf(movedBy)
    const facts = { action: null, campaign: campaign.name, by, words: '' }
    const notice = { kind, campaignKey: campaign.key, eventKey: null, occasion, facts }
    await notify({ ...notice, at: new Date(on.now) }, people, on)
  }
}
