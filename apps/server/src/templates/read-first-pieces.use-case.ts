import type { templates } from '@marquee/contract/templates'
import type { CalendarDate } from '@marquee/rules/calendar'
import { defaultEndDate } from '@marquee/rules/coupons'
import { pieceCoupon } from '@marquee/rules/pieces'
import { accept, refuse } from '@marquee/rules/result'
import { hasTrait, mailedNext } from '@marquee/rules/templates'
import { couponsStore } from '../coupons/index.ts'
import { creativesStore, presentCreatives } from '../creatives/index.ts'
import type { Use } from '../platform/sql/index.ts'
import type { UseCase } from '../platform/use-case.ts'
import { templatesStore, type Template } from './templates.store.ts'
import { levelsSeenFrom, templatesView } from './templates.view.ts'
import { isManager, viewerOf } from './viewer.load.ts'

/** The pictures in the catalog are of a sample dealer; from these, a dealer sees the pieces as their own. */
export const readFirstPieces: UseCase<typeof templates.firstPieces> = async (call) => {
  const { body, person, use } = call
  const viewer = await viewerOf(call)
  if (!viewer) return refuse('not-found')
  const offered = await use(templatesView).names({
    part: viewer.part,
    isActiveOnly: false,
    direction: 'ASCENDING',
    offeredTo: isManager(person) ? undefined : levelsSeenFrom(person.level),
  })
  const keys = offered.flatMap(({ key }) => (body.campaignTemplateKeys.includes(key) ? [key] : []))
  const shown = await withNextSeason(await use(templatesStore).findAll(keys), viewer.today, use)
  const found = shown.flatMap(beginning)
  const creatives = await presentCreatives(
    await use(creativesStore).findAll(found.map(({ creativeKey }) => creativeKey)),
    call,
  )
  const stored = await use(couponsStore).findAll(found.flatMap(({ couponKeys }) => couponKeys))
  const firstPieces = found.flatMap(({ campaignTemplateKey, creativeKey, couponKeys, dates }) => {
    const creative = creatives.find(({ key }) => key === creativeKey)
    if (!creative) return []
    const expires = defaultEndDate({ ...dates, today: viewer.today })
    const held = couponKeys.flatMap((key) => stored.filter((coupon) => coupon.key === key))
    const coupons = held.map(({ content, heading, offerTitle, endDate }) => ({
      ...pieceCoupon({ heading, offerTitle, ...content }, { expires: endDate ?? expires }),
      link: null,
    }))
    return [{ campaignTemplateKey, creative, couponKeys: held.map(({ key }) => key), coupons }]
  })
  return accept({ firstPieces })
}

/** A template that is shown by pieces: its own, or for a year those of a season. */
interface Shown {
  key: number
  byPieces: Template
}

/** A year has no pieces of its own: it is shown by the season that is mailed next, or else by its first. */
async function withNextSeason(
  templates: readonly Template[],
  today: CalendarDate,
  use: Use,
): Promise<Shown[]> {
  const seasonKeys = templates.flatMap(keysOfSeasons)
  const seasons = await use(templatesStore).findAll(seasonKeys)
  return templates.flatMap((template) => {
    const { key } = template
    if (!hasTrait(template.category, 'year')) return [{ key, byPieces: template }]
    const own = keysOfSeasons(template).flatMap((of) => seasons.filter((one) => one.key === of))
    const byPieces = mailedNext(own, ({ content }) => content.mailDate, today)
    return byPieces ? [{ key, byPieces }] : []
  })
}

const keysOfSeasons = ({ content }: Template): number[] =>
  content.seasonals.map(({ templateKey }) => templateKey)

function beginning({ key, byPieces: { category, content } }: Shown) {
  const [first] = content.creativeTemplates
  if (!first) return []
  return [
    {
      campaignTemplateKey: key,
      creativeKey: first.creativeTemplateKey,
      couponKeys: first.defaultCoupons.map(({ couponKey }) => couponKey),
      dates: {
        category,
        mailDate: content.mailDate,
        campaignEndDate: content.campaignEndDate,
      },
    },
  ]
}
