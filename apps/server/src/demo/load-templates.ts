import type { DemoCoupon, DemoCreative, DemoTemplate } from '@marquee/demo'
import { photosOf } from '@marquee/rules/creatives'
import { pieceCoupon } from '@marquee/rules/pieces'
import { codesOf, sameCode, type CodeKind } from '@marquee/rules/templates'
import type { UserLevel } from '@marquee/rules/access'
import { inArray } from 'drizzle-orm'
import sharp from 'sharp'
import {
  campaignTemplateCodes,
  campaignTemplates,
  campaignTemplateVersions,
  creatives,
  creativeVersions,
  images,
  imageUploads,
  marketGroups,
} from '../db/schema/index.ts'
import type { Sql } from '../platform/sql/index.ts'
import { drawHero, layHero, type Hero } from '../templates/index.ts'

interface Brand {
  id: string
  marketKey: number
  path: string
}

const EVERYBODY: UserLevel[] = ['NATIONAL', 'ZONE', 'DISTRICT', 'DEALER']
const HERO_PHOTO = 960
const STAFF: UserLevel[] = ['NATIONAL', 'ZONE', 'DISTRICT']
const SAVED_AT = new Date('2026-09-14T16:00:00Z')

export async function loadCreatives(
  sql: Sql,
  list: readonly DemoCreative[],
  brands: readonly Brand[],
): Promise<void> {
  await sql.insert(creatives).values(
    list.map(({ key, hierarchyId, content }) => ({
      key,
      hierarchyId,
      name: content.name,
      status: 'ACTIVE' as const,
      updatedAt: SAVED_AT,
      path: pathOf(hierarchyId, brands),
    })),
  )
  await sql.insert(creativeVersions).values(
    list.map(({ key, hierarchyId, content }) => ({
      creativeKey: key,
      version: 1,
      content,
      savedAt: SAVED_AT,
      path: pathOf(hierarchyId, brands),
    })),
  )
}

const pathOf = (hierarchyId: string, brands: readonly Brand[]): string =>
  (brands.find(({ id }) => id === hierarchyId) as Brand).path

interface Shown {
  creatives: readonly DemoCreative[]
  coupons: readonly DemoCoupon[]
}

/** The templates of the demo, each with the picture that the renderer draws of its first piece. */
export async function loadTemplates(
  sql: Sql,
  list: readonly DemoTemplate[],
  brands: readonly Brand[],
  shown: Shown,
): Promise<void> {
  const groups = await sql.select().from(marketGroups)
  const heroes = await drawHeroes(sql, list, shown)
  await noteUploads(sql, list, heroes, brands)
  const rows = list.map((template) => ({ ...template, path: pathOf(template.hierarchyId, brands) }))
  await sql.insert(campaignTemplates).values(
    rows.map(({ key, hierarchyId, path, content, isInactive, isForGroups }, at) => ({
      key,
      hierarchyId,
      path,
      category: content.category,
      name: content.name,
      status: isInactive ? ('INACTIVE' as const) : ('ACTIVE' as const),
      isOpenToBrand: !isForGroups,
      levels: isForGroups ? STAFF : EVERYBODY,
      marketGroupKeys: isForGroups
        ? groups.filter((group) => group.hierarchyId === hierarchyId).map((group) => group.key)
        : [],
      updatedAt: SAVED_AT,
      heroPicture: heroes[at]?.hash ?? null,
      heroDrawnFrom: heroes[at]?.drawnFrom ?? null,
    })),
  )
  await sql.insert(campaignTemplateVersions).values(
    rows.map(({ key, path, content }) => ({
      templateKey: key,
      version: 1,
      content,
      path,
      savedAt: SAVED_AT,
    })),
  )
  await sql.insert(campaignTemplateCodes).values(rows.flatMap(codesOfRow))
}

const codesOfRow = ({ key, hierarchyId, path, content }: DemoTemplate & { path: string }) =>
  Object.entries(codesOf(content)).flatMap(([kind, codes]) =>
    codes.map((code) => ({
      templateKey: key,
      hierarchyId,
      path,
      kind: kind as CodeKind,
      code: sameCode(code),
    })),
  )

interface DrawnHero extends Hero {
  drawnFrom: string
}

/** The picture of each template; one is drawn once, however many templates begin with it. */
async function drawHeroes(sql: Sql, list: readonly DemoTemplate[], shown: Shown) {
  const stored = await smallPhotos(sql, shown.creatives)
  const heroes = list.map((template) => heroOf(template, shown))
  const pieces = new Map(heroes.flatMap((one) => (one ? [[one.id, one] as const] : [])))
  const drawn = new Map<string, DrawnHero>()
  const waiting = [...pieces]
  const draw = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [id, piece] = next
      const { page, drawnFrom } = layHero(piece, stored)
      drawn.set(id, { ...(await drawHero(page, stored)), drawnFrom })
    }
  }
  // Each takes a core for a tenth of a second.
  await Promise.all([draw(), draw(), draw()])
  const pictures = new Map([...drawn.values()].map((hero) => [hero.hash, hero]))
  await sql
    .insert(images)
    .values([...pictures.values()].map((hero) => ({ ...hero, isPublic: true })))
  const own = heroes.map((one) => one && drawn.get(one.id))
  // An annual enrollment has no piece of its own, and is known by its first season.
  const ofSeason = ({ content }: DemoTemplate) =>
    own[list.findIndex(({ key }) => key === content.seasonals[0]?.templateKey)]
  return list.map((template, at) => own[at] ?? ofSeason(template))
}

function heroOf({ hierarchyId, content }: DemoTemplate, { creatives, coupons }: Shown) {
  const [first] = content.creativeTemplates
  const creative = creatives.find(({ key }) => key === first?.creativeTemplateKey)
  if (!first || !creative) return undefined
  const keys = first.defaultCoupons.map(({ couponKey }) => couponKey)
  return {
    id: [creative.key, ...keys].join(),
    hierarchyId,
    creative: creative.content,
    coupons: keys.map((key) => pieceCoupon(coupons[key - 1] as DemoCoupon)),
  }
}

/** Created by the first of the demo's people. */
const CREATED_BY = 1

async function noteUploads(
  sql: Sql,
  list: readonly DemoTemplate[],
  heroes: readonly (DrawnHero | undefined)[],
  brands: readonly Brand[],
): Promise<void> {
  const noted = list.flatMap(({ hierarchyId }, at) => {
    const { path, marketKey } = brands.find(({ id }) => id === hierarchyId) as Brand
    const hash = heroes[at]?.hash
    return hash ? [{ hash, path, marketKey }] : []
  })
  await sql.insert(imageUploads).values(
    noted.map((upload) => ({
      ...upload,
      assetType: 'campaign-template-hero' as const,
      uploadedBy: CREATED_BY,
    })),
  )
}

/** The photos of creatives, made small once: each is drawn on several heroes. */
async function smallPhotos(sql: Sql, list: readonly DemoCreative[]): Promise<Map<string, Buffer>> {
  const hashes = [...new Set(list.flatMap(({ content }) => photosOf(content)))]
  const rows = await sql
    .select({ hash: images.hash, content: images.content })
    .from(images)
    .where(inArray(images.hash, hashes))
  const small = rows.map(async ({ hash, content }) => {
    const bytes = await sharp(content)
      .resize({ width: HERO_PHOTO })
      .jpeg({ quality: 90 })
      .toBuffer()
    return [hash, bytes] as const
  })
  return new Map(await Promise.all(small))
}
