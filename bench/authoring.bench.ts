import { demoMarkets } from '@marquee/demo'
import { loadDemo } from '../apps/server/src/demo/load-demo.ts'
import { OPEN_TO_BRAND, templateBody } from '../apps/server/src/testing/template-samples.ts'
import { callsOn, OF_THE_DEMO } from './calls-on.ts'
import { halfAndMost } from './shares.ts'
import { withWholeProduct } from './whole-product.ts'
import { wholeServer } from './whole-server.ts'

// What authors and dealers wait for: at the server a template of twenty steps, creatives, a profile, a map; and in the
// browser the form of that template.

const STEPS = 20
const ROUNDS = 40
const OPENINGS = 5

// As text, for what compiles this file leaves names of its own in functions.
const untilPainted = (act: string, isThere: string) => `new Promise((resolve) => {
  const go = (path) => {
    history.pushState({ idx: history.state.idx + 1 }, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }
  const began = performance.now()
  const look = () => (${isThere}) ? requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(performance.now() - began)
    port2.postMessage('painted')
  }) : requestAnimationFrame(look)
  ;${act};
  look()
})`
const FORM = `document.querySelector('form[aria-label="Campaign template"]')`
const TO_STEPS = `[...document.querySelectorAll('nav button')].find((one) => one.textContent.startsWith('Steps')).click()`
const LAST_STEP = `[...document.querySelectorAll('form button')].some((one) => one.textContent.includes('Step ${STEPS}'))`

interface Template {
  key: number
  version: number
}

const { fastify, stop } = await wholeServer(loadDemo, 'silent')
const call = callsOn(fastify, OF_THE_DEMO)

try {
  const creative = await call<{ customCreativeTemplates: { key: number }[] }>(
    'admin',
    'GET',
    '/custom-creative-template?type=CAMPAIGN_TEMPLATE&hierarchyId=HONDA&size=1',
  )
  const [{ key: creativeKey } = { key: 0 }] = creative.body.customCreativeTemplates
  const made = await call<Template>('admin', 'POST', '/campaign-template', ofSteps(creativeKey))
  await measure('template of 20 steps read', 300, () =>
    call('admin', 'GET', `/campaign-template/${made.body.key}`),
  )
  let kept = made.body
  await measure('template of 20 steps saved', 300, async () => {
    const saved = await call<Template>('admin', 'PUT', '/campaign-template', kept)
    kept = saved.body
    return saved
  })
  await measure('creatives listed', 200, () =>
    call(
      'admin',
      'GET',
      '/custom-creative-template?type=CAMPAIGN_TEMPLATE&hierarchyId=HONDA&size=100',
    ),
  )
  const dealers = demoMarkets().filter(({ type }) => type === 'DEALER')
  const [dealer] = dealers
  await measure('profile of a dealer', 200, () =>
    call('admin', 'GET', `/market/${dealer?.key}/profile`),
  )
  const [, ...others] = dealers
  let next = 0
  await measure('ZIP areas of a dealer, each the first time', 500, () =>
    call('admin', 'GET', `/maps/zip-code-boundaries?marketKeys=${others[(next += 1)]?.key}`),
  )
} finally {
  await stop()
}

await withWholeProduct({ person: 'admin' }, async ({ page, url }) => {
  const key = await page.evaluate(makeTemplate, ofSteps(1))
  const opened: number[] = []
  const turned: number[] = []
  for (let round = 0; round < OPENINGS; round += 1) {
    await page.goto(`${url}/admin/campaign-templates`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    opened.push(await page.evaluate(untilPainted(`go('/admin/campaign-templates/${key}')`, FORM)))
    turned.push(await page.evaluate(untilPainted(TO_STEPS, LAST_STEP)))
  }
  const spread = (times: readonly number[]) => times.map((ms) => ms.toFixed(0)).join(', ')
  console.log(`its form opened, each in a fresh page: ${spread(opened)} ms (goal: at most 400)`)
  console.log(`its pane of 20 steps: ${spread(turned)} ms`)
})

/** Runs in the page of an administrator. */
async function makeTemplate(body: object): Promise<number> {
  const authorization = `Bearer ${localStorage.getItem('marquee.access-token')}`
  const answer = await fetch('/api/campaign-template', {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const read = await answer.json()
  if (!answer.ok) throw new Error(JSON.stringify(read))
  return (read as Template).key
}

async function measure(
  name: string,
  goal: number,
  once: () => Promise<{ ms: number }>,
): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) times.push((await once()).ms)
  console.log(`${name}: ${halfAndMost(times)} (goal: at most ${goal})`)
}

function ofSteps(creativeKey: number): object {
  const body = templateBody(creativeKey, 'TWENTY', { access: OPEN_TO_BRAND, hierarchyId: 'HONDA' })
  const [workflow] = body.workflows
  const [step] = workflow?.steps ?? []
  const [used] = body.creativeTemplates
  if (!workflow || !step || !used) throw new Error('The sample template has no step')
  const numbers = Array.from({ length: STEPS }, (_, at) => at + 1)
  return {
    ...body,
    workflows: [
      {
        ...workflow,
        steps: numbers.map((number) => ({ ...step, key: number, number, name: `Step ${number}` })),
      },
    ],
    creativeTemplates: numbers.map((number) => ({
      ...used,
      stepNumber: number,
      creativeCode: `C-${number}`,
      letterCode: `L-${number}`,
    })),
  }
}
