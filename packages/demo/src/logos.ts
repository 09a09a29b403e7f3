import type { LogoStatus, LogoType } from '@marquee/rules/market-profiles'
import { brandLogo, dealerLogo } from './drawing/logos.ts'
import type { DemoHierarchy } from './hierarchies.ts'
import type { DemoMarket } from './market.ts'
import type { DemoPerson } from './person.ts'
import { share } from './seed.ts'

export interface DemoLogo {
  market: DemoMarket
  assetType: LogoType
  status: LogoStatus
  uploadedBy: DemoPerson
  reason: string | null
  svg: string
}

interface Demo {
  markets: readonly DemoMarket[]
  brands: readonly Pick<DemoHierarchy, 'id' | 'name'>[]
  people: readonly DemoPerson[]
}

/** A logo for every brand and every open dealer; most are in use, some wait, a few came back. */
export function demoLogos(demo: Demo): DemoLogo[] {
  const { markets, brands } = demo
  return [
    ...brands.map(({ id, name }) => {
      const market = markets.find((one) => one.type === 'NATIONAL' && one.hierarchyId === id)
      return logoOf(market as DemoMarket, demo, 'APPROVED', brandLogo(id, name))
    }),
    ...markets
      .filter(({ type, status }) => type === 'DEALER' && status === 'ACTIVE')
      .map((market) => logoOf(market, demo, statusOf(market), drawn(market))),
  ]
}

const drawn = ({ name, hierarchyId }: DemoMarket) =>
  dealerLogo({ name, hierarchyId: hierarchyId as string })

const TOO_THIN = 'The lettering is too thin to print. Please thicken it.'

function logoOf(market: DemoMarket, demo: Demo, status: LogoStatus, svg: string): DemoLogo {
  return {
    market,
    assetType: 'brand-logo',
    status,
    svg,
    uploadedBy: uploader(market, demo),
    reason: status === 'REJECTED' ? TOO_THIN : null,
  }
}

/** A person at home there, or one of the brand's national office. */
function uploader(market: DemoMarket, { markets, people }: Demo): DemoPerson {
  const homeOf = ({ homeKey }: DemoPerson) => markets.find(({ key }) => key === homeKey)
  const office = people.filter(
    (person) => person.level === 'NATIONAL' && homeOf(person)?.hierarchyId === market.hierarchyId,
  )
  const near = people.find(({ homeKey, status }) => homeKey === market.key && status === 'ACTIVE')
  return near ?? (office[market.key % office.length] as DemoPerson)
}

/** The signed-in dealer has a logo in use, and their sibling's waits. */
const GIVEN: Readonly<Record<string, LogoStatus>> = { 204100: 'APPROVED', 204107: 'PENDING' }

function statusOf({ sourceId }: DemoMarket): LogoStatus {
  const chance = share(`logo ${sourceId}`)
  return GIVEN[sourceId] ?? (chance < 0.12 ? 'PENDING' : chance < 0.16 ? 'REJECTED' : 'APPROVED')
}
