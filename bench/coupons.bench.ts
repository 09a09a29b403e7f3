import type { Page } from '@playwright/test'
import { withWholeProduct } from './whole-product.ts'

// The editor of coupons: how long after a key press the coupon beside the form is drawn.

const TYPED = 'Everything that a customer gets, typed key by key'

// As text, for what compiles this file leaves names of its own in functions.
const WATCH_THE_COUPON = `
  globalThis.waits = []
  addEventListener('keydown', ({ timeStamp }) => (globalThis.pressed = timeStamp), true)
  new MutationObserver(() => {
    const { pressed } = globalThis
    if (pressed === undefined) return
    globalThis.pressed = undefined
    // The message comes once the frame with the changed coupon has been painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => globalThis.waits.push(performance.now() - pressed)
      port2.postMessage('painted')
    })
  }).observe(document.querySelector('aside svg'), { subtree: true, childList: true, attributes: true, characterData: true })`

await withWholeProduct({ person: 'dealer' }, async ({ page, url }) => {
  const waits = await waitsOf(page, `${url}/campaign/coupon-library/new`)
  const at = (share: number) => waits[Math.floor((waits.length - 1) * share)]?.toFixed(1)
  console.log(
    `from key press to painted coupon, ${waits.length} keys: ` +
      `median ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, longest ${at(1)} ms (goal: at most 50)`,
  )
})

/** In order, the shortest first. */
async function waitsOf(page: Page, address: string): Promise<number[]> {
  await page.goto(address)
  const kind = page.getByRole('combobox', { name: 'Kind of offer 1' })
  await kind.click()
  await page.getByRole('option', { name: '$ Off' }).click()
  await page.evaluate(WATCH_THE_COUPON)
  for (const name of [/^Heading/, /^Offer title/, /^Qualifier of offer 1/]) {
    await page.getByRole('textbox', { name }).pressSequentially(TYPED, { delay: 60 })
  }
  const waits: number[] = await page.evaluate('globalThis.waits')
  return waits.sort((one, other) => one - other)
}
