import { approvals } from '@marquee/contract/approvals'
import { campaigns } from '@marquee/contract/campaigns'
import { orders } from '@marquee/contract/orders'
import type { Story, Turn } from '@marquee/demo/stories'
import { moveByProgram } from '../../campaigns/index.ts'
import { buildCampaign, chooseDates } from './build-campaign.ts'
import { buildYear, customizeSeason } from './build-year.ts'
import { sendAsThen } from './send-as-then.ts'
import type { Built, StoryContext } from './story-context.ts'

const DAY = 86_400_000
const BETWEEN_TURNS = 1_200_000

/** A campaign from its beginning to where its story ends, by the operations that people call. */
export async function runStory(story: Story, on: StoryContext): Promise<void> {
  const { inOwn, now } = on
  const last = story.turns.length + 1
  /** Of several on one day, one after the other. */
  const timeOf = (ago: number, place: number) => now - ago * DAY - (last - place) * BETWEEN_TURNS
  const build = story.year === undefined ? buildCampaign : buildYear
  const built = await build(story, { ...on, at: timeOf(story.begun, 0) })
  for (const [place, turn] of story.turns.entries()) {
    if (turn.does === 'send') {
      await sendAsThen(built.key, on)
      continue
    }
    const at = timeOf(turn.ago, place + 1)
    if ('by' in turn) await take(turn, built, { ...on, at })
    else await inOwn((use) => moveByProgram(built.key, turn.does, new Date(at), use))
  }
}

type Taking = StoryContext & { at: number }

async function take(turn: Turn, built: Built, on: Taking): Promise<void> {
  if (turn.does === 'submit') return submit(turn, built, on)
  if (turn.does === 'customize') return customizeSeason({ ...built, by: turn.by }, on)
  if (turn.does === 'change-date')
    return chooseDates({ ...built, by: turn.by }, turn.mailed ?? [], on)
  const { key } = built
  const { call, at } = on
  const [operation, sent] = sentFor(turn, key)
  const reply = await call(turn.by, operation, sent, at)
  const results = 'results' in reply ? reply.results : []
  for (const one of results) if (!one.ok) throw new Error(`${turn.does}: ${one.message}`)
}

const ORDERED_BY = {
  campaign: { create: orders.create, submit: orders.submit },
  metro: { create: orders.create, submit: orders.submitMetro },
  year: { create: orders.createAnnual, submit: orders.submitAnnual },
} as const satisfies Readonly<Record<Built['orderedAs'], object>>

async function submit({ by }: Turn, { key, orderedAs }: Built, { call, at }: Taking) {
  const operations = ORDERED_BY[orderedAs]
  const { quoteKey } = await call(by, operations.create, { body: { campaignKey: key } }, at)
  await call(by, operations.submit, { body: { itemKey: [key], quoteKey } }, at)
}

function sentFor({ does, words = '' }: Turn, key: number) {
  const params = { key: `${key}` }
  const named = { body: { itemKey: [key], ...(words && { reason: words }) } }
  const reasoned = { params, body: words ? { reason: words } : {} }
  const byDeed = {
    'start-review': [approvals.acknowledge, { body: { itemKey: [key] } }],
    approve: [approvals.approve, named],
    reject: [approvals.reject, named],
    comment: [approvals.comment, { params, body: { words } }],
    withdraw: [campaigns.saveAsDraft, { params }],
    cancel: [orders.cancel, reasoned],
    'confirm-cancel': [approvals.confirmCancel, reasoned],
    'decline-cancel': [approvals.declineCancel, reasoned],
    release: [approvals.release, { body: { campaignKeys: [key] } }],
    favorite: [campaigns.favorite, { params: { campaignKey: `${key}` } }],
  } as const
  return byDeed[does as keyof typeof byDeed]
}
