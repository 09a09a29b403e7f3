import type { Doing, Person } from './person.ts'

// What is painted or sent as a picture.

interface Coupons {
  coupons: { key: number; scope: string; endDate: string | null }[]
}
interface Campaigns {
  campaigns: { key: number }[]
}

/** As many as the creative has room for. */
const COUPONS = 2
/** As many pictures as fit on a screen. */
const IN_SIGHT = 6

/** The piece of the person's draft, with the coupons that last. */
async function composed({ caller, dealerKey, creativeKey }: Person): Promise<object> {
  const { coupons } = await caller().call<Coupons>('GET', `/coupon?size=100&marketKey=${dealerKey}`)
  const lasting = coupons.filter(({ scope, endDate }) => scope === 'GLOBAL' && endDate === null)
  const couponKeys = lasting.slice(0, COUPONS).map(({ key }) => key)
  // An own date makes a piece that was not painted before.
  const mailDate = new Date(Date.now() + Math.random() * 1e11).toISOString().slice(0, 10)
  return { creativeTemplateKey: creativeKey, marketKey: dealerKey, couponKeys, mailDate }
}

export const showing: Doing[] = [
  {
    name: 'catalog with its pictures',
    weight: 6,
    run: async ({ caller, dealerKey }) => {
      const { call, open } = caller()
      const path = `/campaign-template/search?size=25&marketKey=${dealerKey}`
      const [, ...pictures] = JSON.stringify(await call<object>('GET', path)).split('"/api/image/')
      const inSight = pictures.slice(0, IN_SIGHT).map((rest) => rest.slice(0, rest.indexOf('"')))
      await Promise.all(inSight.map((address) => open(`/api/image/${address}`)))
    },
  },
  {
    name: 'pictures of campaigns',
    weight: 4,
    run: async ({ caller }) => {
      const { call } = caller()
      const list = { size: IN_SIGHT }
      const { campaigns } = await call<Campaigns>('POST', '/campaign/search', list)
      await Promise.all(campaigns.map(({ key }) => call('GET', `/campaign/${key}/picture`)))
    },
  },
]

export const painting: Doing[] = [
  {
    name: 'proof',
    weight: 2,
    run: async (person) => {
      const { call, open } = person.caller()
      const { url } = await call<{ url: string }>('POST', '/piece/proof', await composed(person))
      await open(url)
    },
  },
  {
    name: 'email',
    weight: 2,
    run: async (person) => person.caller().call('POST', '/piece/email', await composed(person)),
  },
]
