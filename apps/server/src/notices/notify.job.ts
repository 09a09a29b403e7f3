import { keysOf } from '@marquee/rules/access'
import { addDays, todayIn } from '@marquee/rules/calendar'
import { lastDayFor } from '@marquee/rules/mail-dates'
import { seasonPeriod } from '@marquee/rules/campaigns'
import {
  customizersOf,
  isNear,
  notifiedOf,
  peopleNeededFor,
  remindedOf,
  seasonNotice,
} from '@marquee/rules/notices'
import { CAMPAIGN_EVENT, mailedOf } from '../campaigns/index.ts'
import { marketsStore } from '../markets/index.ts'
import { jobsQueue, type Job, type JobCall } from '../platform/jobs/index.ts'
import { templatesStore } from '../templates/index.ts'
import { concernedView } from './notices.view.ts'
import { notify, type Notifying } from './notify.change.ts'

export type NoticeSettings = Pick<Notifying, 'isSending' | 'publicUrl'>
type Use = Notifying['use']
type Found = NonNullable<Awaited<ReturnType<ReturnType<typeof concernedView>['event']>>>

export const LOOK_FOR_DEADLINES = 'look for deadlines'

const EVERY_SECONDS = 3_600
/** Longer before its mail date nothing has to be approved. */
const DAYS_AHEAD = 60

/** Notifies the people whom a campaign's event concerns. Running it twice sends nothing twice. */
export const notifyOfEvents = (on: NoticeSettings): Job => ({
  kind: CAMPAIGN_EVENT,
  run: ({ subject, inOwn, now }) =>
    inOwn(async (use) => {
      const found = await use(concernedView).event(subject)
      if (found) await notifyOf(found, { ...on, use, now })
    }),
})

async function notifyOf({ event, campaign }: Found, on: Notifying): Promise<void> {
  const view = on.use(concernedView)
  const needed = peopleNeededFor(event.action)
  const dealers = needed === 'people-released-to' ? await view.atChildren(campaign.key) : []
  const notified = notifiedOf(event, campaign, {
    above: await view.above(campaign.path),
    speakers: needed === 'speakers' ? await view.speakers(campaign.key) : [],
    releasedTo: dealers.map(({ key }) => key),
  })
  for (const { kind, people } of notified) {
    const known = kind === 'released' ? dealers : await view.byKeys(people)
    const notice = {
      kind,
      campaignKey: campaign.key,
      eventKey: event.key,
      occasion: `event ${event.key}`,
      at: event.at,
      facts: { action: event.action, campaign: campaign.name, by: event.by, words: event.words },
    }
    await notify(
      notice,
      known.filter(({ key }) => people.includes(key)),
      on,
    )
  }
}

/** Looks every hour for campaigns that can soon no longer be mailed in time, and seasons to customize. */
export const lookForDeadlines = (on: NoticeSettings): Job => ({
  kind: LOOK_FOR_DEADLINES,
  async run(call) {
    await call.inOwn((use) => use(jobsQueue).request(LOOK_FOR_DEADLINES, [0], EVERY_SECONDS))
    const today = todayIn('UTC', call.now)
    const last = addDays(today, DAYS_AHEAD)
    const soon = await call.inOwn((use) => use(concernedView).mailedBetween(today, last))
    for (const campaign of soon) {
      if (call.signal.aborted) return
      await call.inOwn((use) => remind(campaign, use, { ...on, ...call, use }))
    }
    const seasons = await call.inOwn((use) => use(concernedView).seasonsOrdered())
    for (const season of seasons) {
      if (call.signal.aborted) return
      await call.inOwn((use) => announce(season, { ...on, ...call, use }))
    }
  },
})

async function remind(
  campaign: Found['campaign'],
  use: Use,
  on: Notifying & Pick<JobCall, 'now'>,
): Promise<void> {
  const { mailDate, templateKey, templateVersion, path } = campaign
  const template = await use(templatesStore).find(templateKey, templateVersion)
  const market = await use(marketsStore).find(keysOf(path).at(-1) ?? 0)
  if (!mailDate || !template || !market) return
  const today = todayIn(market.timeZone, on.now)
  const { leadDays } = mailedOf({ campaign }, template.content, today)
  const lastDay = lastDayFor(mailDate, leadDays)
  if (!isNear(lastDay, today)) return
  const view = use(concernedView)
  const people = await view.byKeys(remindedOf(campaign, await view.above(path)))
  const facts = { action: null, campaign: campaign.name, by: null, words: '' }
  const notice = { kind: 'deadline' as const, campaignKey: campaign.key, eventKey: null }
  await notify({ ...notice, occasion: lastDay, at: new Date(on.now), facts }, people, on)
}

/** Says when the time to customize a season begins, and again before it ends. */
async function announce(season: Found['campaign'], on: Notifying): Promise<void> {
  const { use, now } = on
  const template = await use(templatesStore).find(season.templateKey, season.templateVersion)
  const market = await use(marketsStore).find(keysOf(season.path).at(-1) ?? 0)
  if (!template || !market) return
  const today = todayIn(market.timeZone, now)
  const said = seasonNotice(seasonPeriod(template.content.customizationPeriod, today), today)
  if (!said) return
  const view = use(concernedView)
  const people = await view.byKeys(customizersOf(season, await view.above(season.path)))
  const facts = { action: null, campaign: season.name, by: null, words: '' }
  const notice = { ...said, campaignKey: season.key, eventKey: null, at: new Date(now), facts }
  await notify(notice, people, on)
}
