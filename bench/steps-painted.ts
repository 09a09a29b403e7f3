import type { Page } from '@playwright/test'

// A step is there once what shows it has been painted: another than before. As text, for what compiles this file
// leaves names of its own in functions.
const watchFor = (shown: string) => `
  addEventListener('click', ({ timeStamp }) => (globalThis.pressed = timeStamp), true)
  const title = () => document.querySelector('${shown}')
  let known = title()
  new MutationObserver(() => {
    if (globalThis.pressed === undefined || !title() || title() === known) return
    known = title()
    const { pressed } = globalThis
    globalThis.pressed = undefined
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => (globalThis.opened = performance.now() - pressed)
      port2.postMessage('painted')
    })
  }).observe(document.querySelector('main'), { subtree: true, childList: true })`

const STEP_ROUNDS = 7

/** From the press on a step in the rail to its painted heading, each step visited before. */
export async function printSteps(page: Page): Promise<void> {
  const links = page.getByRole('navigation', { name: 'Steps of the campaign' }).getByRole('link')
  const count = await links.count()
  // From the last to the first and on: each press leads to another step.
  await links.last().click()
  await page.waitForTimeout(2_000)
  await page.evaluate(watchFor('main h2'))
  const times = new Map<string, number[]>()
  for (let round = 0; round <= STEP_ROUNDS; round += 1) {
    for (let at = 0; at < count; at += 1) {
      await page.evaluate('globalThis.opened = undefined')
      await links.nth(at).click()
      await page.waitForFunction(() => (globalThis as { opened?: number }).opened !== undefined)
      const name = page.url().split('/').at(-1) ?? ''
      // The first round loads what is cached afterwards.
      if (round > 0)
        times.set(name, [
          ...(times.get(name) ?? []),
          Number(await page.evaluate('globalThis.opened')),
        ])
      await page.waitForTimeout(500)
    }
  }
  for (const [name, all] of times) {
    const [least, median, most] = [0, STEP_ROUNDS >> 1, STEP_ROUNDS - 1].map((at) =>
      Math.round(all.toSorted((one, other) => one - other)[at] ?? 0),
    )
    console.log(
      `${name} from the press to painted, median of ${STEP_ROUNDS}: ${median} ms, ${least} to ${most} (goal: at most 150)`,
    )
  }
}

interface Press {
  /** The steps of the rail that are gone to and fro between, by their names. */
  to: RegExp
  from: RegExp
  /** What is only on the screen that is measured. */
  shown: string
  rounds: number
}

/** The milliseconds from the press on one step in the rail until what shows it is painted, visited before. */
export async function timesOf(
  page: Page,
  { to, from, shown, rounds }: Press,
): Promise<readonly number[]> {
  const rail = page.getByRole('navigation', { name: 'Steps of the campaign' })
  await rail.getByRole('link', { name: to }).click()
  await page.locator(shown).waitFor()
  await rail.getByRole('link', { name: from }).click()
  await page.waitForTimeout(2_000)
  await page.evaluate(watchFor(shown))
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await page.evaluate('globalThis.opened = undefined')
    await rail.getByRole('link', { name: to }).click()
    await page.waitForFunction(() => (globalThis as { opened?: number }).opened !== undefined)
    times.push(Number(await page.evaluate('globalThis.opened')))
    await page.waitForTimeout(500)
    await rail.getByRole('link', { name: from }).click()
    await page.waitForTimeout(500)
  }
  return times
}
