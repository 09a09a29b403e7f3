import { momentIn, type CalendarDate } from '@marquee/rules/calendar'
import { PREVIEW_MAILER } from '@marquee/rules/pieces'
import { makePrintPackage, PRINT_PACKAGES, printPackagesJob } from '../print-packages/index.ts'
import { runJobOnce } from './run-job-once.ts'
import { sendingSamples } from './sending-samples.ts'
import type { TestApp } from './test-app.ts'

type Printing = Parameters<typeof printPackagesJob>[0]

/** Two hundred pieces take a second or two, on a machine with nothing else to do. */
const PAINTED_WITHIN = 60_000

/** Campaigns whose pieces by mail are planned, and programs that print them. */
export function printSamples(app: TestApp) {
  const samples = sendingSamples(app)
  const print = async (day: CalendarDate, overrides: Partial<Printing> = {}, hour = 13) => {
    const printing = {
      mailerId: PREVIEW_MAILER,
      publicUrl: 'https://marquee.example',
      folder: undefined,
      maySend: async () => true,
      ...overrides,
    }
    const now = momentIn('America/Detroit', day, hour)
    const look = () => runJobOnce(app, printPackagesJob(printing), now)
    await look()
    const make = makePrintPackage(PRINT_PACKAGES)
    const { rows } = await app.owner.query('SELECT subject FROM jobs WHERE kind = $1', [make.kind])
    if (rows.length === 0) return
    const subjects = rows.map(({ subject }) => subject)
    await runJobOnce(app, make, now, { subjects, most: PAINTED_WITHIN })
    await look()
  }
  return {
    ...samples,
    /** A program looks once for what is to be printed. */
    print,
    /** A campaign on its first day, with its pieces planned. */
    async planned(): Promise<{ key: number; first: CalendarDate }> {
      const key = await samples.approved()
      const { first } = await samples.daysOf(key)
      await samples.lookAt(first)
      return { key, first }
    },
  }
}
