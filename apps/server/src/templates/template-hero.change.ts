import { pieceCoupon, type PieceCoupon } from '@marquee/rules/pieces'
import { keysOf, type MarketPath } from '@marquee/rules/access'
import { isDrawnOnPaper, photosOf } from '@marquee/rules/creatives'
import type { CampaignTemplate } from '@marquee/rules/templates'
import { couponsStore } from '../coupons/index.ts'
import { creativesStore, type Creative } from '../creatives/index.ts'
import { imagesStore } from '../images/index.ts'
import type { Listener } from '../platform/listeners.ts'
import type { CallingPerson } from '../platform/person.ts'
import type { Use } from '../platform/sql/index.ts'
import { drawHero, type Hero } from './hero.painter.ts'
import { templatesStore } from './templates.store.ts'

interface Shown {
  key: number
  version: number
  /** Of the brand's national market. */
  path: MarketPath
  hierarchyId: string
  content: Pick<CampaignTemplate, 'creativeTemplates' | 'seasonals'>
}

/**
 * Draws a template's first piece, with its default coupons. An email is as long as its text: it is known by its photo,
 * as in the lists of campaigns.
 */
export async function drawTemplateHero(
  shown: Shown,
  { use, person }: { use: Use; person: Pick<CallingPerson, 'key'> },
): Promise<void> {
  const piece = await firstPiece(shown, use)
  if (!piece) return use(templatesStore).setHero(shown, await heroOfSeason(shown, use))
  if (!isDrawnOnPaper(piece.creative)) return use(templatesStore).setHero(shown, photoOf(piece))
  return storeHero(shown, await drawHero(piece, piece.stored), person.key, use)
}

/**
 * The picture of a template shows its creative and coupons as they are now, so it is drawn again when
 * one of them is saved. Should the program end in between, the next save of any of the three draws it.
 */
export const heroListener: Listener = {
  after: ['creative.changed', 'coupon.changed'],
  async run({ event, details, personKey }, inOwn) {
    const key = Number(details.key)
    const changed = event === 'creative.changed' ? { creativeKey: key } : { couponKey: key }
    const begun = await inOwn((use) => use(templatesStore).beginningWith(changed))
    // One picture is drawn once, however many templates begin with it.
    const drawn = new Map<string, Hero>()
    for (const template of begun) {
      const piece = await inOwn((use) => firstPiece(template, use))
      if (!piece) continue
      if (!isDrawnOnPaper(piece.creative)) {
        await inOwn((use) => use(templatesStore).setHero(template, photoOf(piece)))
        continue
      }
      const words = JSON.stringify([piece.hierarchyId, piece.creative, piece.coupons])
      // Painted while no transaction is open.
      const hero = drawn.get(words) ?? (await drawHero(piece, piece.stored))
      drawn.set(words, hero)
      await inOwn((use) => storeHero(template, hero, personKey, use))
    }
  },
}

interface Piece {
  hierarchyId: string
  creative: Creative['content']
  coupons: PieceCoupon[]
  stored: ReadonlyMap<string, Buffer>
}

async function firstPiece({ hierarchyId, content }: Shown, use: Use): Promise<Piece | undefined> {
  const [first] = content.creativeTemplates
  const creative = first && (await use(creativesStore).find(first.creativeTemplateKey))
  if (!first || !creative) return undefined
  const couponKeys = first.defaultCoupons.map(({ couponKey }) => couponKey)
  const known = await use(couponsStore).findAll(couponKeys)
  const coupons = couponKeys.flatMap((key) => known.filter((one) => one.key === key))
  const stored = new Map<string, Buffer>()
  for (const hash of photosOf(creative.content)) {
    const photo = await use(imagesStore).content(hash, undefined)
    if (photo) stored.set(hash, photo.bytes)
  }
  return {
    hierarchyId,
    creative: creative.content,
    stored,
    coupons: coupons.map(({ heading, offerTitle, content: offers }) =>
      pieceCoupon({ heading, offerTitle, ...offers }),
    ),
  }
}

/** None where it was taken away meanwhile. */
const photoOf = ({ creative: { photo }, stored }: Piece): string | null =>
  photo !== null && stored.has(photo) ? photo : null

async function storeHero(
  template: Pick<Shown, 'key' | 'version' | 'path'>,
  hero: Hero,
  uploadedBy: number,
  use: Use,
): Promise<void> {
  // It shows no personal data, and every dealer of the brand sees it in the catalog.
  await use(imagesStore).store({ ...hero, isPublic: true })
  await use(imagesStore).noteUpload({
    hash: hero.hash,
    assetType: 'campaign-template-hero',
    path: template.path,
    marketKey: keysOf(template.path).at(-1) as number,
    uploadedBy,
  })
  return use(templatesStore).setHero(template, hero.hash)
}

/** An annual enrollment has no piece of its own, and is known by its first season. */
async function heroOfSeason({ content }: Pick<Shown, 'content'>, use: Use): Promise<string | null> {
  const [first] = content.seasonals
  const season = first && (await use(templatesStore).find(first.templateKey))
  return season?.heroPicture ?? null
}
