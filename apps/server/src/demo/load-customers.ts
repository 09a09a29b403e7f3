import { demoMarkets } from '@marquee/demo'
import {
  BUSY,
  demoDealerships,
  demoHouseholds,
  modelsOnTheRoad,
  type DemoModel,
} from '@marquee/demo/customers'
import { todayIn, type CalendarDate } from '@marquee/rules/calendar'
import { demoLoader, PUBLISH_MARKET } from '../customers/index.ts'
import { marketsStore, type MarketRow } from '../markets/index.ts'
import { jobsQueue, type Job, type JobCall } from '../platform/jobs/index.ts'
import { zipsAround } from './zips-around.ts'

export const LOAD_DEMO_CUSTOMERS = 'load demo customers'

/**
 * Half a million households, dealer by dealer while the program serves: the start does not wait for
 * them. A dealer is published once its neighbor is there, with whom it shares some.
 */
export const loadDemoCustomers: Job = {
  kind: LOAD_DEMO_CUSTOMERS,
  async run(call) {
    const { dealers, markets } = await prepare(call)
    for (const [place, dealer] of dealers.entries()) {
      const market = markets.get(dealer.market.key)
      // A database without this dealer is none of the demo.
      if (market?.sourceId !== dealer.sourceId) return
      if (call.signal.aborted) return
      const before = dealers[place - 1]?.market
      const isLast = dealers[place + 1]?.market.parentKey !== dealer.market.parentKey
      const ready = [
        ...(before?.parentKey === dealer.market.parentKey ? [before.key] : []),
        ...(isLast ? [market.key] : []),
      ]
      await call.inOwn(async (use) => {
        const loader = await demoLoader(use)
        const isNew = await loader.add(market, demoHouseholds(dealer, todayOf(call)))
        if (isNew) await use(jobsQueue).request(PUBLISH_MARKET, ready)
      })
      await call.progressed()
    }
  },
}

const todayOf = ({ now }: JobCall): CalendarDate => todayIn('America/New_York', now)

/** Districts of those who sign in to the demo come first. The subject is how many, in percent. */
function prepare({ inOwn, subject }: JobCall) {
  return inOwn(async (use) => {
    const tree = demoMarkets()
    const found = await use(marketsStore).findAll(tree.map(({ key }) => key))
    const markets = new Map(found.map((market): [number, MarketRow] => [market.key, market]))
    const loader = await demoLoader(use)
    const models = new Map<string, readonly DemoModel[]>()
    for (const { key, type, hierarchyId: id } of tree) {
      const path = markets.get(key)?.path
      if (type === 'NATIONAL' && id && path)
        models.set(id, modelsOnTheRoad(id, await loader.modelsOf(id, path)))
    }
    const modelsOf = (brand: string) => models.get(brand) ?? []
    const all = demoDealerships(tree, { modelsOf, zipsAround }, subject)
    const busy = new Set(
      all.filter(({ sourceId }) => BUSY[sourceId]).map(({ market }) => market.parentKey),
    )
    const isLater = ({ market }: (typeof all)[number]) => (busy.has(market.parentKey) ? 0 : 1)
    return { dealers: all.toSorted((one, other) => isLater(one) - isLater(other)), markets }
  })
}
