import { setTimeout as pause } from 'node:timers/promises'

const PATIENCE_MS = 600_000

/** The figure of a name in the text that is made for Prometheus. */
export const figureIn = (metrics: string, name: string): number =>
  Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1])

/** How many jobs of each kind are in a state. */
export const jobsIn = (metrics: string, state: string): number[] =>
  [...metrics.matchAll(/^marquee_jobs\{.*state="(\w+)"\} (\d+)/gm)]
    .filter(([, one]) => one === state)
    .map(([, , count]) => Number(count))

/** Work that is to be done at a later time waits as one job of each kind; more of them are work of now. */
export const isQuiet = (metrics: string): boolean =>
  jobsIn(metrics, 'waiting').every((count) => count <= 1) &&
  jobsIn(metrics, 'running').every((count) => count === 0)

/** Waits until the customers of all dealers of the demo are published, which jobs do. */
export async function untilQuiet(metrics: () => Promise<string>): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (!isQuiet(await metrics())) {
    if (Date.now() > end) throw new Error('The jobs of the demo were not done in ten minutes')
    await pause(1_000)
  }
}
