import type { ImageAssetType } from '@marquee/rules/images'
import { LOGO } from '../content-of.ts'
import { brandOf, keysOfCampaigns, placeOf, type Place } from '../places.ts'
import type { Sample, Sampler } from './sample.ts'
import { BO, CHECKSUM_OF_ADA } from '../seeds.ts'
import { SAMPLES_OF_ANNUAL } from './of-annual.ts'
import { SAMPLES_OF_APPROVALS } from './of-approvals.ts'
import { SAMPLES_OF_AUDIENCE } from './of-audience.ts'
import { SAMPLES_OF_CAMPAIGNS } from './of-campaigns.ts'
import { SAMPLES_OF_ORDERS } from './of-orders.ts'
import { SAMPLES_OF_CUSTOMERS } from './of-customers.ts'
import { SAMPLES_OF_ENROLLMENTS } from './of-enrollments.ts'
import { SAMPLES_OF_REORDERS } from './of-reorders.ts'
import { SAMPLES_OF_LINEUP } from './of-lineup.ts'
import { SAMPLES_OF_NETWORK } from './of-network.ts'
import { SAMPLES_OF_OFFICE } from './of-office.ts'
import { SAMPLES_OF_MEMBERSHIPS } from './of-memberships.ts'
import { SAMPLES_OF_ROSTER } from './of-roster.ts'
import { SAMPLES_OF_TEMPLATES } from './of-templates.ts'

const market: Sampler = ({ key }) => ({ query: { marketKey: key } })
const brand: Sampler = ({ brand }) => ({ query: { hierarchyId: brand ?? undefined } })
const hierarchy: Sampler = ({ brand }) => ({ query: { hierarchy: brand ?? undefined } })
const person: Sampler = ({ person }) => ({ params: { key: person } })
const withBody =
  (sampler: Sampler, body: unknown): Sampler =>
  (at, home) => ({ ...sampler(at, home), body })

const group: Sampler = ({ group }) => ({ params: { id: group } })
/** A group of the person's own, and of the brand of the place, which a root person keeps as well. */
const ownGroup = (at: Place, home: Place): Sample => {
  const isElsewhere = home.path === placeOf('root').path && brandOf(at) === 'ACURA'
  return { params: { id: isElsewhere ? placeOf('acura').group : home.group } }
}

const seedList: Sampler = ({ seedList }) => ({ params: { id: seedList } })
const coupon: Sampler = ({ coupon }) => ({ params: { key: coupon } })

const picture =
  (assetType: ImageAssetType): Sampler =>
  ({ key }) => ({
    query: { marketKey: key, assetType },
    file: { name: 'logo.png', bytes: LOGO },
  })

const profile: Sampler = ({ key }) => ({ params: { marketKey: key } })

const everyTarget = { criteria: { text: 'KEPT_WITHIN' }, size: 100 }
const details = (home: Place) => ({
  name: 'Somebody New',
  level: home.level,
  homeMarketKey: home.key,
  permissions: [],
})

const emailOfMarket: Sampler = ({ key }, home) => ({
  body: { creativeTemplateKey: home.creative, marketKey: key },
})
const emailOfCampaign: Sampler = (at, home) => ({
  body: {
    creativeTemplateKey: home.creative,
    marketKey: home.key,
    campaignKey: keysOfCampaigns(at).campaign,
  },
})
const emailOfCreative: Sampler = ({ creative }, home) => ({
  body: { creativeTemplateKey: creative, marketKey: home.key },
})
const emailWithCoupon: Sampler = ({ coupon }, home) => ({
  body: { creativeTemplateKey: home.creative, marketKey: home.key, couponKeys: [coupon] },
})

export const SAMPLES: Readonly<Record<string, Sampler>> = {
  'userState.read by market': market,
  'userState.read by brand': brand,
  'userState.initialize by market': market,
  'userState.initialize by brand': brand,
  'userState.select by market': ({ key }) => ({ body: { marketKey: key, hierarchyId: null } }),
  'userState.select by brand': ({ brand }) => ({ body: { marketKey: null, hierarchyId: brand } }),

  'userState.chooseHome by person': ({ person }) => ({ body: { homeKey: person } }),

  'toggles.read by market': market,
  'toggles.read by brand': hierarchy,
  'toggles.explain by market': market,
  'toggles.explain by brand': hierarchy,
  'toggles.set by brand': (at, home) => ({
    ...hierarchy(at, home),
    params: { name: 'IS_NEW_HERE' },
    body: { value: false },
  }),

  'markets.search by market': withBody(market, { size: 100 }),
  'markets.search by brand': withBody(brand, { size: 100 }),
  'markets.search by parent': ({ key }) => ({ body: { criteria: { parentMarketKey: key } } }),
  'markets.searchByType by market': ({ key }) => ({
    params: { type: 'DEALER' },
    query: { marketKey: key },
  }),
  'markets.searchByType by brand': (at, home) => ({
    ...brand(at, home),
    params: { type: 'DEALER' },
  }),
  'markets.hierarchy by market': ({ key }) => ({ params: { id: key } }),

  'people.search by market': withBody(market, everyTarget),
  'people.search by brand': withBody(brand, everyTarget),
  'people.invite by home': (at) => ({ body: { ...details(at), email: 'new@somebody.example' } }),
  'people.change by person': ({ person }, home) => ({
    params: { key: person },
    body: { ...details(home), version: 1 },
  }),
  'people.change by home': (at, home) => ({
    params: { key: home.person },
    body: { ...details(at), version: 1 },
  }),
  'people.resend by person': ({ invited }) => ({ params: { key: invited } }),
  'people.deactivate by person': person,
  'people.reactivate by person': ({ deactivated }) => ({ params: { key: deactivated } }),

  'blackoutDates.list by market': market,
  'blackoutDates.list by brand': brand,
  'blackoutDates.add by brand': ({ brand }) => ({
    body: { date: '2031-12-24', hierarchyId: brand },
  }),
  'blackoutDates.delete by day': ({ day }) => ({ params: { id: day } }),

  'images.upload by market': picture('brand-logo'),
  'images.upload by marketOfCreatives': picture('creative-variation-full'),
  'images.list by market': ({ key }) => ({ query: { marketKey: key, assetType: 'brand-logo' } }),
  'images.list by marketOfCreatives': ({ key }) => ({
    query: { marketKey: key, assetType: 'creative-variation-full' },
  }),
  'images.read by picture': ({ picture }) => ({ params: { hash: picture } }),
  'pieces.email by market': emailOfMarket,
  'pieces.sendTest by market': emailOfMarket,
  'pieces.dealer by market': ({ key }) => ({ query: { marketKey: key } }),
  'pieces.dealer by campaign': (at, home) => ({
    query: { marketKey: home.key, campaignKey: keysOfCampaigns(at).campaign },
  }),
  'pieces.email by campaign': emailOfCampaign,
  'pieces.email by creative': emailOfCreative,
  'pieces.email by coupon': emailWithCoupon,
  'pieces.sendTest by campaign': emailOfCampaign,
  'pieces.sendTest by creative': emailOfCreative,
  'pieces.sendTest by coupon': emailWithCoupon,
  'pieces.emailDesign by brand': ({ brand }) => ({
    params: { design: 'email-letter' },
    query: { hierarchyId: brand ?? 'HONDA' },
  }),
  'pieces.proof by market': ({ key }, home) => ({
    body: { creativeTemplateKey: home.creative, marketKey: key },
  }),
  'pieces.proof by campaign': (at, home) => ({
    body: {
      creativeTemplateKey: home.creative,
      marketKey: home.key,
      campaignKey: keysOfCampaigns(at).campaign,
    },
  }),
  'pieces.proof by creative': ({ creative }, home) => ({
    body: { creativeTemplateKey: creative, marketKey: home.key },
  }),
  'pieces.proof by coupon': ({ coupon }, home) => ({
    body: { creativeTemplateKey: home.creative, marketKey: home.key, couponKeys: [coupon] },
  }),
  'pieces.readProof by picture': ({ picture }) => ({ params: { hash: picture } }),
  'pieces.couponPicture by coupon': coupon,
  'pieces.readOffer by preview': () => ({ params: { code: 'PREVIEW' } }),
  'pieces.readOffer by code': () => ({ params: { code: '0000000000000000' } }),

  'marketGroups.list by market': market,
  'marketGroups.list by brand': brand,
  'marketGroups.details by group': ({ group }) => ({ params: { key: group } }),
  'marketGroups.candidates by group': withBody(group, {}),
  'marketGroups.create by brand': ({ brand }, home) => ({
    body: { name: 'Somebody New', hierarchyId: brand ?? brandOf(home) },
  }),
  'marketGroups.createWithMarkets by dealer': (at) => ({
    body: {
      name: 'Somebody New',
      markets: [{ marketId: at.dealer }],
      hierarchyId: brandOf(at),
    },
  }),
  'marketGroups.update by group': withBody(group, { name: 'Somebody New', version: 1 }),
  'marketGroups.addDealers by group': (at) => ({
    ...group(at, at),
    query: { isSelectAll: 'true' },
    body: {},
  }),
  'marketGroups.addDealers by dealer': (at, home) => ({
    ...ownGroup(at, home),
    body: { markets: [{ marketId: at.dealer }] },
  }),
  'marketGroups.removeMarket by group': (at, home) => ({
    ...group(at, home),
    body: { markets: [{ marketId: home.dealer }] },
  }),
  'marketGroups.removeMarket by dealer': (at, home) => ({
    ...ownGroup(at, home),
    body: { markets: [{ marketId: at.dealer }] },
  }),
  'marketGroups.setUsers by group': withBody(group, { users: [] }),
  'marketGroups.setUsers by person': (at, home) => ({
    ...ownGroup(at, home),
    body: { users: [{ key: at.person }] },
  }),
  'marketGroups.userCandidates by group': withBody(group, {}),
  'marketGroups.delete by group': group,

  'marketProfiles.read by market': profile,
  'marketProfiles.update by market': ({ key }) => ({ body: { marketKey: key, version: 1 } }),
  'marketProfiles.handInLogo by market': (at, home) => ({
    ...profile(at, home),
    body: { assetType: 'brand-logo', hash: at.picture },
  }),
  'marketProfiles.approveLogo by market': withBody(profile, {}),
  'marketProfiles.rejectLogo by market': withBody(profile, { reason: 'Not readable' }),
  'marketProfiles.searchLogos by market': withBody(market, {}),
  'marketProfiles.searchLogos by brand': withBody(brand, {}),

  'vehicles.metadata by brand': brand,

  'maps.zipCodeBoundaries by market': ({ key }) => ({ query: { marketKeys: key } }),
  'maps.zipCodeBoundaries by brand': ({ brand }, home) => ({
    query: { marketKeys: home.key, hierarchyId: brand ?? undefined },
  }),
  'maps.geocode by market': market,

  'coupons.list by market': market,
  'coupons.list by brand': brand,
  'coupons.places by market': market,
  'coupons.places by brand': brand,
  'coupons.read by coupon': coupon,
  'coupons.uses by coupon': coupon,
  'coupons.create by dealer': ({ dealer }) => ({
    body: { scope: 'DEALER', marketKey: dealer, heading: 'Somebody New' },
  }),
  'coupons.create by group': ({ group }) => ({
    body: { scope: 'MARKET_GROUP', groupKey: group, heading: 'Somebody New' },
  }),
  'coupons.update by coupon': withBody(coupon, { heading: 'Somebody New', version: 1 }),
  'coupons.retire by coupon': coupon,

  'seedLists.list by market': market,
  'seedLists.list by brand': brand,
  'seedLists.read by seedList': seedList,
  'seedLists.create by market': withBody(market, { name: 'Somebody New' }),
  'seedLists.create by brand': withBody(brand, { name: 'Somebody New' }),
  'seedLists.update by seedList': withBody(seedList, { name: 'Somebody New', version: 1 }),
  'seedLists.putRecipient by seedList': withBody(seedList, BO),
  'seedLists.deleteRecipient by seedList': ({ seedList }) => ({
    params: { id: seedList, recipientId: CHECKSUM_OF_ADA },
  }),
  'seedLists.delete by seedList': seedList,

  ...SAMPLES_OF_TEMPLATES,
  ...SAMPLES_OF_CUSTOMERS,
  ...SAMPLES_OF_CAMPAIGNS,
  ...SAMPLES_OF_ORDERS,
  ...SAMPLES_OF_AUDIENCE,
  ...SAMPLES_OF_REORDERS,
  ...SAMPLES_OF_ENROLLMENTS,
  ...SAMPLES_OF_NETWORK,
  ...SAMPLES_OF_LINEUP,
  ...SAMPLES_OF_ROSTER,
  ...SAMPLES_OF_MEMBERSHIPS,
  ...SAMPLES_OF_OFFICE,
  ...SAMPLES_OF_APPROVALS,
  ...SAMPLES_OF_ANNUAL,
}
