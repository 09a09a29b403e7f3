import { copyCampaign } from '../apps/server/src/testing/copied-campaigns.ts'
import { orderingDistrict } from './orders-data.ts'
import { halfAndMost } from './shares.ts'

// What ordering and deciding take at the server: one campaign, a metro campaign of 400 dealers, and 200 approvals.

const DEALERS = 400
const APPROVED = 200
const METROS = 3

const { call, owner, samples, stop } = await orderingDistrict(DEALERS)

try {
  await samples.prepare()
  const ready = await samples.ready()
  const [first = 0, ...more] = await copyCampaign(owner, ready, APPROVED + 1)
  // The first one reads the customers of the dealer.
  await submit('dealer', 'submit', first)
  const times: number[] = []
  for (const key of more) times.push(await submit('dealer', 'submit', key))
  console.log(`one campaign submitted: ${halfAndMost(times)} (goal: p95 at most 150)`)
  const { ms, body } = await call<Decided>('district', 'POST', '/order/approve', { itemKey: more })
  const approved = body.results.filter(({ ok }) => ok).length
  console.log(`${approved} approved at once: ${ms.toFixed(0)} ms (goal: at most 3000)`)
  for (let at = 0; at < METROS; at += 1) {
    const ms = await submit('district', 'submit-metro', await samples.readyMetro())
    console.log(`metro campaign of ${DEALERS} submitted: ${ms.toFixed(0)} ms (goal: at most 3000)`)
  }
} finally {
  await stop()
}

async function submit(as: 'dealer' | 'district', verb: string, key: number): Promise<number> {
  const quote = await call<{ quoteKey: string }>(as, 'POST', '/order', { campaignKey: key })
  const body = { itemKey: [key], quoteKey: quote.body.quoteKey }
  return (await call(as, 'POST', `/order/${verb}`, body)).ms
}

interface Decided {
  results: { ok: boolean }[]
}
