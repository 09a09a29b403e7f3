import { pieceCoupon, type Page } from '@marquee/rules/pieces'
import { keysOf } from '@marquee/rules/access'
import { isDrawnOnPaper, photosOf } from '@marquee/rules/creatives'
import { couponsStore } from '../coupons/index.ts'
import { creativesStore } from '../creatives/index.ts'
import { imagesStore } from '../images/index.ts'
import { picturesOf } from '../pieces/index.ts'
import type { InOwnTransaction, Listener } from '../platform/listeners.ts'
import type { CallingPerson } from '../platform/person.ts'
import type { Use } from '../platform/sql/index.ts'
import { drawHero, layHero, type Hero, type HeroPage } from './hero.painter.ts'
import { templatesStore, type Template } from './templates.store.ts'

interface Shown extends Pick<Template, 'key' | 'version' | 'path' | 'hierarchyId'> {
  content: Pick<Template['content'], 'creativeTemplates' | 'seasonals'>
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
  if (!('page' in piece)) return use(templatesStore).setHero(shown, piece)
  const hero = await drawHero(piece.page, await picturesOn(piece.page, use))
  return storeHero(shown, { ...piece, hero, uploadedBy: person.key }, use)
}

/**
 * The picture of a template shows its creative and coupons as they are now, so it is drawn again when
 * one of them is saved. Should the program end in between, its next start draws it.
 */
export const heroListener: Listener = {
  after: ['creative.changed', 'coupon.changed'],
  async run({ event, details, personKey }, inOwn) {
    const key = Number(details.key)
    const changed = event === 'creative.changed' ? { creativeKey: key } : { couponKey: key }
    const begun = await inOwn((use) => use(templatesStore).beginningWith(changed))
    const drawn: DrawnHeroes = new Map()
    for (const template of begun) {
      await refreshHero(template, { inOwn, drawn, uploadedBy: personKey })
    }
  },
}

/** By what they are drawn from: one picture is drawn once, however many templates begin with it. */
export type DrawnHeroes = Map<string, Hero>

interface Refreshing {
  inOwn: InOwnTransaction
  drawn: DrawnHeroes
  /** Undefined: whoever uploaded the picture before. */
  uploadedBy: number | undefined
}

/** Draws a template's picture where it would be another one now. */
export async function refreshHero(template: Template, by: Refreshing): Promise<void> {
  const { inOwn, drawn } = by
  const piece = await inOwn((use) => firstPiece(template, use))
  if (!piece) return
  if (!('page' in piece)) {
    if (piece.heroPicture === template.heroPicture) return
    return inOwn((use) => use(templatesStore).setHero(template, piece))
  }
  const { page, drawnFrom } = piece
  if (drawnFrom === template.heroDrawnFrom) return
  const stored = await inOwn((use) => picturesOn(page, use))
  // Painted while no transaction is open.
  const hero = drawn.get(drawnFrom) ?? (await drawHero(page, stored))
  drawn.set(drawnFrom, hero)
  await inOwn(async (use) => {
    const before = template.heroPicture
    const uploadedBy =
      by.uploadedBy ?? (before === null ? undefined : await use(imagesStore).uploaderOf(before))
    await storeHero(template, { drawnFrom, hero, uploadedBy }, use)
  })
}

type HeroColumns = Pick<Template, 'heroPicture' | 'heroDrawnFrom'>

/** The page to be drawn; or the photo by which a piece is known that is not on paper, if it is there still. */
async function firstPiece(
  { hierarchyId, content }: Pick<Shown, 'hierarchyId' | 'content'>,
  use: Use,
): Promise<HeroPage | HeroColumns | undefined> {
  const [first] = content.creativeTemplates
  const found = first && (await use(creativesStore).find(first.creativeTemplateKey))
  if (!first || !found) return undefined
  const creative = found.content
  const photos = await use(imagesStore).factsOf(photosOf(creative))
  const present = new Set(photos.map(({ hash }) => hash))
  if (!isDrawnOnPaper(creative)) {
    const isThere = creative.photo !== null && present.has(creative.photo)
    return { heroPicture: isThere ? creative.photo : null, heroDrawnFrom: null }
  }
  const couponKeys = first.defaultCoupons.map(({ couponKey }) => couponKey)
  const known = await use(couponsStore).findAll(couponKeys)
  const coupons = couponKeys.flatMap((key) => known.filter((one) => one.key === key))
  const pieceCoupons = coupons.map(({ heading, offerTitle, content: offers }) =>
    pieceCoupon({ heading, offerTitle, ...offers }),
  )
  return layHero({ hierarchyId, creative, coupons: pieceCoupons }, present)
}

async function picturesOn(page: Page, use: Use): Promise<ReadonlyMap<string, Buffer>> {
  const stored = new Map<string, Buffer>()
  for (const { picture } of picturesOf([page])) {
    const photo = await use(imagesStore).content(picture, undefined)
    if (photo) stored.set(picture, photo.bytes)
  }
  return stored
}

interface Drawn extends Pick<HeroPage, 'drawnFrom'> {
  hero: Hero
  uploadedBy: number | undefined
}

async function storeHero(
  template: Pick<Shown, 'key' | 'version' | 'path'>,
  { hero, drawnFrom, uploadedBy }: Drawn,
  use: Use,
): Promise<void> {
  // It shows no personal data, and every dealer of the brand sees it in the catalog.
  await use(imagesStore).store({ ...hero, isPublic: true })
  if (uploadedBy !== undefined) {
    await use(imagesStore).noteUpload({
      hash: hero.hash,
      assetType: 'campaign-template-hero',
      path: template.path,
      marketKey: keysOf(template.path).at(-1) as number,
      uploadedBy,
    })
  }
  const columns = { heroPicture: hero.hash, heroDrawnFrom: drawnFrom }
  return use(templatesStore).setHero(template, columns)
}

/** An annual enrollment has no piece of its own, and is known by its first season. */
async function heroOfSeason({ content }: Pick<Shown, 'content'>, use: Use): Promise<HeroColumns> {
  const [first] = content.seasonals
  const season = first && (await use(templatesStore).find(first.templateKey))
  return {
    heroPicture: season?.heroPicture ?? null,
    heroDrawnFrom: season?.heroDrawnFrom ?? null,
  }
}
