import type { Page } from '@playwright/test'
import { isCounted } from '../e2e/is-counted.ts'
import { halfAndMost } from './shares.ts'
import { withWholeProduct } from './whole-product.ts'

// From the end of a drag of the distance slider to the painted figures of one market, in a browser.
// The end of a drag sends the request at once: the pause after typing (AUD-20) is not in the
// figure, nor is the quarter of a second in which a number counts to its value, as this browser is
// set to reduced motion.

const DRAGS = 20
const GOAL = 200

// As text, for what compiles this file leaves names of its own in functions. An older answer may be painted
// first, so the last change counts.
const WATCH = `
  addEventListener('pointerup', ({ timeStamp }) => (globalThis.drag = { ended: timeStamp }), true)
  addEventListener('mouseup', ({ timeStamp }) => (globalThis.drag = { ended: timeStamp }), true)
  const region = [...document.querySelectorAll('section, [role=region]')].find((one) =>
    one.getAttribute('aria-label') === 'Your audience' ||
    document.getElementById(one.getAttribute('aria-labelledby'))?.textContent === 'Your audience')
  const figure = [...region.querySelectorAll('span')].find((one) => /^[\\d,]+$/.test(one.textContent))
  new MutationObserver(() => {
    const { drag } = globalThis
    if (!drag) return
    drag.changed = performance.now()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => (drag.painted = performance.now())
      port2.postMessage('painted')
    })
  }).observe(figure, { subtree: true, childList: true, characterData: true })
  new PerformanceObserver((list) => {
    for (const { name, startTime, responseEnd } of list.getEntries()) {
      if (!globalThis.drag || !name.includes('/audience/search?')) continue
      Object.assign(globalThis.drag, { asked: startTime, answered: responseEnd })
    }
  }).observe({ type: 'resource' })`

interface Drag {
  ended: number
  requested: number
  answered: number
  changed: number
  painted: number
}

await withWholeProduct({ person: 'dealer' }, async ({ page, url }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${url}/campaign/ondemand/1`)
  await customersAreThere(page)
  await page.getByRole('button', { name: 'Create campaign' }).click()
  await page.getByRole('form', { name: 'Campaign details' }).waitFor()
  await page.goto(page.url().replace(/details.*$/, 'audience-builder'))
  const outcome = page.getByRole('region', { name: 'Your audience' })
  await outcome
    .getByText(/^[\d,]+$/)
    .first()
    .waitFor()
  console.log(
    await outcome
      .getByText(/reach|of .* households/)
      .first()
      .textContent(),
  )
  await page.evaluate(WATCH)
  const drags: Drag[] = []
  // After the first two the code is compiled, and the file is in the page cache.
  for (let round = -2; round < DRAGS; round += 1) {
    const drag = await dragged(page, (round % 2 === 0 ? 0.14 : 0.38) + round / 400)
    if (round >= 0) drags.push(drag)
  }
  const of = (part: (drag: Drag) => number) => halfAndMost(drags.map(part))
  const all = of(({ painted, ended }) => painted - ended)
  console.log(`from the end of a drag to painted figures, ${DRAGS} drags: ${all} (goal: ${GOAL})`)
  console.log(`  until it is asked: ${of(({ requested, ended }) => requested - ended)}`)
  console.log(`  until it is answered: ${of(({ answered, requested }) => answered - requested)}`)
  console.log(`  until the page is changed: ${of(({ changed, answered }) => changed - answered)}`)
  console.log(`  until it is painted: ${of(({ painted, changed }) => painted - changed)}`)
})

/** To a part of its length, where each mile has customers, so that the figure changes. */
async function dragged(page: Page, to: number): Promise<Drag> {
  const slider = page.getByRole('slider', { name: 'Miles around the dealership' })
  const box = await slider.locator('xpath=ancestor::span[2]').boundingBox()
  if (!box) throw new Error('The slider is not on the page.')
  const session = await page.context().newCDPSession(page)
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', part: number) => {
    const place = { x: box.x + box.width * part, y: box.y + box.height / 2 }
    const button = {
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
    } as const
    return session.send('Input.dispatchMouseEvent', { type, ...place, ...button })
  }
  await page.evaluate('globalThis.drag = undefined')
  await mouse('mousePressed', 0.5)
  for (let step = 7; step >= 0; step -= 1) await mouse('mouseMoved', to + 0.1 + step / 100)
  // Together: no answer to the last move may come before its end.
  await Promise.all([mouse('mouseMoved', to), mouse('mouseReleased', to)])
  // The last answer is painted, and after it nothing changes any more.
  await page.waitForFunction(
    () => {
      const { drag } = globalThis as { drag?: Partial<Drag> }
      return (drag?.painted ?? 0) > (drag?.answered ?? Infinity)
    },
    undefined,
    { timeout: 10_000 },
  )
  await page.waitForTimeout(800)
  return (await page.evaluate('globalThis.drag')) as Drag
}

/** Those of the demo come by a job, while the program serves already. */
async function customersAreThere(page: Page): Promise<void> {
  for (let second = 0; second < 300; second += 1) {
    if (await page.evaluate(isCounted)) return
    await page.waitForTimeout(1_000)
  }
  throw new Error('The customers did not come')
}
