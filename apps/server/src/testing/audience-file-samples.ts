import { momentIn, type CalendarDate } from '@marquee/rules/calendar'
import type { FulfillmentChannel } from '@marquee/rules/channels'
import { audienceFilesJob } from '../audience-files/index.ts'
import { runJobOnce } from './run-job-once.ts'
import { sendingSamples } from './sending-samples.ts'
import type { TestApp } from './test-app.ts'
import { TREE } from './test-tree.ts'

const optionOf = (fulfillmentChannel: FulfillmentChannel) => ({
  fulfillmentChannel,
  fulfillmentChannelVariation: null,
  optionality: 'OPTIONAL',
  isFulfillableAlone: true,
})
const ALL = ['EMAIL', 'DIRECT_MAIL', 'DIGITAL_MEDIA'] as const
const TEMPLATE = {
  channelOptions: ALL.map(optionOf),
  priceBook: { prices: ALL.map((option) => ({ option, pricePerPiece: 401 })), discount: null },
}

/** Campaigns by digital media whose people are planned, and programs that make audience files of them. */
export function audienceFileSamples(app: TestApp) {
  const samples = sendingSamples(app)
  return {
    ...samples,
    async prepare(): Promise<void> {
      await samples.prepare()
      await samples.rowsOf(
        `UPDATE households SET first_name = 'Ada', city = 'Ann Arbor', state = 'MI',
                phone = '734555' || lpad(household::text, 4, '0') WHERE market_key = $1`,
        [TREE.dealer.key],
      )
    },
    /** A program looks once for what is to be made. */
    make: (day: CalendarDate, hour = 13) =>
      runJobOnce(app, audienceFilesJob, momentIn('America/Detroit', day, hour)),
    /** A campaign on its first day, with its people planned. */
    async planned(
      channels: readonly FulfillmentChannel[] = ['DIGITAL_MEDIA'],
    ): Promise<{ key: number; first: CalendarDate }> {
      const chosen = channels.map((value) => ({ type: 'CHANNEL', value }))
      const key = await samples.approved('', {
        template: TEMPLATE,
        details: { fulfillmentChannelsAndVariations: chosen },
      })
      const { first } = await samples.daysOf(key)
      await samples.lookAt(first)
      return { key, first }
    },
  }
}
