import { dealerLogo } from '../../packages/demo/src/drawing/logos.ts'
import { draw, drawPhoto, SCENES } from '../../packages/demo/src/drawing/index.ts'
import { demoCreatives } from '../../packages/demo/src/index.ts'
import { MOST_OF_CREATIVE_TEXT, sampleFields } from '../../packages/rules/src/creatives/index.ts'
import {
  sampleContent,
  type Design,
  type PieceContent,
  type PieceTexts,
} from '../../packages/rules/src/pieces/index.ts'

interface PrintedCase {
  name: string
  content: PieceContent
}

const DEALERS = {
  everyDay: 'Yarrowgate Honda of Columbus',
  longest: 'Fennbrook & Nettlecombe Honda Sales and Service of Columbus',
}
const GROUPS = {
  'a short': { name: 'Bay Dealers', webAddress: 'https://bay.example' },
  'the longest': {
    name: 'Honda Dealers Association of Greater Columbus, the Miami Valley and Northern Ohio',
    webAddress: 'https://www.columbus-honda-dealers.example/spring',
  },
}
const SCENE_NAMES = Object.keys(SCENES) as (keyof typeof SCENES)[]

/** Pictures by name instead of by hash. */
export async function sheetPictures(): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>()
  for (const name of SCENE_NAMES) pictures.set(name, (await drawPhoto(SCENES[name]())).content)
  for (const name of Object.values(DEALERS)) {
    pictures.set(name, (await draw(dealerLogo({ name, hierarchyId: 'HONDA' }))).content)
  }
  return pictures
}

const CREATIVES = demoCreatives(
  [{ id: 'HONDA' }],
  Object.fromEntries(SCENE_NAMES.map((name) => [name, name])) as Record<
    keyof typeof SCENES,
    string
  >,
)

/** With each number of coupons, and at last with the least and the most that may be written. */
export function printedCases(design: Design): PrintedCase[] {
  const most = design.coupons.at(-1) ?? 0
  const usual = design.coupons[Math.floor(design.coupons.length / 2)] ?? most
  const counts = [usual, ...design.coupons.filter((count) => count !== usual)]
  return [
    ...counts.map((count) => ({ name: `${count} coupons`, content: everyDay(design, count) })),
    ...(most > 0 ? [{ name: 'two offers, and a short one', content: unusualOffers(design) }] : []),
    ...Object.entries(GROUPS).map(([name, group]) => ({
      name: `metro, with ${name} group`,
      content: { ...everyDay(design, usual), group },
    })),
    { name: 'the shortest texts', content: shortest(design) },
    { name: 'the longest texts', content: longest(design, most) },
  ]
}

function everyDay(design: Design, count: number): PieceContent {
  const creative = CREATIVES.find(({ content }) => content.design === design.key)?.content
  const photo = design.photo === null ? null : (creative?.photo ?? 'mountain-spring')
  const sample = sampleContent('HONDA', count, photo, DEALERS.everyDay)
  const dealer = {
    ...sample.dealer,
    name: DEALERS.everyDay,
    webAddress: 'https://yarrowgate-honda.example',
    openingHours: 'Mon–Fri 7:30–6, Sat 8–4',
    printedLine: 'Free shuttle within ten miles.',
  }
  const filled = sampleFields(creative?.fields ?? [])
  return { ...sample, ...filled, dealer, texts: creative?.texts ?? sample.texts }
}

/** A coupon with two offers first, and then one that is as short as an offer may be. */
function unusualOffers(design: Design): PieceContent {
  const content = everyDay(design, Math.max(...design.coupons))
  const two = {
    offerTitle: 'Any service over $200',
    offers: [
      { amount: '10%', suffix: 'OFF', qualifier: 'parts' },
      { amount: '$25', suffix: 'OFF', qualifier: 'labor' },
    ],
  }
  const short = { offers: [{ amount: '$1', suffix: '', qualifier: 'for a car wash' }] }
  const changes = content.coupons.length > 1 ? [two, short] : [short]
  const coupons = content.coupons.map((coupon, at) => ({ ...coupon, ...changes[at] }))
  return { ...content, coupons }
}

function shortest(design: Design): PieceContent {
  const content = everyDay(design, design.coupons[0] ?? 0)
  const bare = { subhead: '', body: '', callToAction: 'Call us', disclaimer: '' }
  const said = { webAddress: '', openingHours: '', printedLine: '' }
  const dealer = { ...content.dealer, ...said, name: 'Ash Honda' }
  const texts = { ...content.texts, ...bare, headline: 'Hello' }
  return { ...content, texts, dealer, logo: null, photo: null, hasExpressService: false }
}

/** Words of everyday length, as many as a text may hold. */
const filler = (most: number): string =>
  'Bring your car to the people who know it best and drive away with a smile '
    .repeat(Math.ceil(most / 70))
    .slice(0, most)
    .trimEnd()

function longest(design: Design, count: number): PieceContent {
  const content = everyDay(design, count)
  const names = Object.keys(MOST_OF_CREATIVE_TEXT) as (keyof PieceTexts)[]
  const texts = Object.fromEntries(
    names.map((name) => [name, filler(MOST_OF_CREATIVE_TEXT[name])]),
  ) as Record<keyof PieceTexts, string>
  const dealer = {
    ...content.dealer,
    name: DEALERS.longest,
    line1: '10142 Old Considerable Mill Road, Building 4',
    webAddress: 'https://www.fennbrook-nettlecombe-honda-sales-columbus.example',
    openingHours: 'Sales Mon–Fri 9–8, Sat 9–6, Sun 11–5. Service Mon–Fri 7–7, Sat 8–5, Sun closed',
    printedLine: filler(90),
  }
  const coupons = content.coupons.map((coupon) => ({
    ...coupon,
    heading: filler(60),
    offerTitle: filler(60),
    disclaimer: filler(33),
    offers: coupon.offers.map((offer) => ({ ...offer, qualifier: filler(60) })),
  }))
  return { ...content, texts, dealer, coupons, logo: DEALERS.longest }
}
