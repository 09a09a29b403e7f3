import type { DemoLogo, DemoMarket } from '@marquee/demo'
import {
  draw,
  drawPhoto,
  SCENES,
  silhouette,
  SILHOUETTES,
  type BodyStyle,
  type Drawn,
  type SceneName,
} from '@marquee/demo/drawing'
import type { ImageAssetType } from '@marquee/rules/images'
import { sql as raw } from 'drizzle-orm'
import { images, imageUploads, marketLogos, people } from '../db/schema/index.ts'
import type { Sql } from '../platform/sql/index.ts'

type PathOf = (marketKey: number) => string

/** The logos of the demo, as their dealers handed them in and as they were decided. */
export async function loadLogos(
  sql: Sql,
  logos: readonly DemoLogo[],
  pathOf: PathOf,
): Promise<void> {
  const drawn = await drawAll(logos.map(({ svg }) => svg))
  const known = await sql.select({ key: people.key, email: people.email }).from(people)
  const keyOf = new Map(known.map(({ key, email }) => [email, key]))
  const rows = logos.map(({ market, assetType, status, uploadedBy, reason }, at) => ({
    hash: (drawn[at] as Drawn).hash,
    marketKey: market.key,
    path: pathOf(market.key),
    assetType,
    status,
    reason,
    uploadedBy: keyOf.get(uploadedBy.email) as number,
    uploadedAt: raw`now() - make_interval(hours => ${2 + (at % 90)})`,
  }))
  await keep(sql, drawn, (at) => logos[at]?.status === 'APPROVED')
  await sql.insert(imageUploads).values(rows)
  await sql.insert(marketLogos).values(rows)
}

/** A side view of each kind of vehicle, for the national offices to make templates of. */
export async function loadVehiclePictures(
  sql: Sql,
  offices: readonly DemoMarket[],
  pathOf: PathOf,
): Promise<void> {
  const styles = Object.keys(SILHOUETTES) as BodyStyle[]
  const drawn = await drawAll(styles.map((style) => silhouette(style)))
  await keep(sql, drawn, () => true)
  await bring(sql, { drawn, offices, pathOf, assetTypes: ['creative-variation-full'] })
}

/** The hash of each scene's picture, by the scene's name. */
export type DemoPictures = Readonly<Record<SceneName, string>>

/** The photos of the creatives; every national office has uploaded all of them. */
export async function loadScenes(
  sql: Sql,
  offices: readonly DemoMarket[],
  pathOf: PathOf,
): Promise<DemoPictures> {
  const names = Object.keys(SCENES) as SceneName[]
  const drawn = await drawAll(
    names.map((name) => SCENES[name]()),
    drawPhoto,
  )
  await keep(sql, drawn, () => true)
  const assetTypes = ['creative-variation-full', 'creative-variation-thumbnail'] as const
  await bring(sql, { drawn, offices, pathOf, assetTypes })
  const named = names.map((name, at) => [name, (drawn[at] as Drawn).hash] as const)
  return Object.fromEntries(named) as DemoPictures
}

interface Brought {
  drawn: readonly Drawn[]
  offices: readonly DemoMarket[]
  pathOf: PathOf
  assetTypes: readonly ImageAssetType[]
}

async function bring(sql: Sql, { drawn, offices, pathOf, assetTypes }: Brought): Promise<void> {
  const [administrator] = await sql
    .select({ key: people.key })
    .from(people)
    .where(raw`level = 'NATIONAL'`)
    .limit(1)
  const uploadedBy = (administrator as { key: number }).key
  await sql.insert(imageUploads).values(
    offices.flatMap(({ key: marketKey }) =>
      drawn.flatMap(({ hash }) =>
        assetTypes.map((assetType) => ({
          hash,
          marketKey,
          uploadedBy,
          assetType,
          path: pathOf(marketKey),
        })),
      ),
    ),
  )
}

/** A few at a time, as each takes a core for some milliseconds. */
async function drawAll(drawings: readonly string[], one = draw): Promise<Drawn[]> {
  const drawn: Drawn[] = []
  for (let at = 0; at < drawings.length; at += AT_ONCE) {
    drawn.push(...(await Promise.all(drawings.slice(at, at + AT_ONCE).map(one))))
  }
  return drawn
}

const AT_ONCE = 4

async function keep(sql: Sql, drawn: readonly Drawn[], isPublic: (at: number) => boolean) {
  const rows = drawn.map((picture, at) => ({ ...picture, isPublic: isPublic(at) }))
  await sql.insert(images).values(rows).onConflictDoNothing()
}
