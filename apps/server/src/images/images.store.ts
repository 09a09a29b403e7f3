import type { ImageAssetType } from '@marquee/rules/images'
import { and, countDistinct, desc, eq, max } from 'drizzle-orm'
import { images, imageUploads } from '../db/schema/index.ts'
import { within } from '../markets/index.ts'
import { isAmong, store } from '../platform/sql/index.ts'

export type ImageRow = Omit<typeof images.$inferSelect, 'content' | 'thumbnail' | 'storedAt'>

export interface Content {
  bytes: Buffer
  contentType: string
  isPublic: boolean
}

interface UploadFilters {
  marketKey: number
  assetType: ImageAssetType
  page: number
  size: number
}

const { hash, contentType, width, height, isPublic } = images
const facts = { hash, contentType, width, height, isPublic }

/** Pictures, and who uploaded them for which market. */
export const imagesStore = store((sql, scope) => ({
  /** Stores the same picture once, however often it is uploaded. */
  async store(picture: typeof images.$inferInsert): Promise<ImageRow> {
    await sql.insert(images).values(picture).onConflictDoNothing()
    const [stored] = await sql.select(facts).from(images).where(eq(images.hash, picture.hash))
    return stored as ImageRow
  },

  async noteUpload(upload: Omit<typeof imageUploads.$inferInsert, 'key' | 'uploadedAt'>) {
    await sql.insert(imageUploads).values(upload)
  },

  /** The last person who uploaded a picture. */
  async uploaderOf(hash: string): Promise<number | undefined> {
    const [row] = await sql
      .select({ uploadedBy: imageUploads.uploadedBy })
      .from(imageUploads)
      .where(and(eq(imageUploads.hash, hash), within(imageUploads.path, scope)))
      .orderBy(desc(imageUploads.key))
      .limit(1)
    return row?.uploadedBy
  },

  /** A picture that was uploaded for this market and this use. */
  async findUpload(
    hash: string,
    marketKey: number,
    assetType: ImageAssetType,
  ): Promise<ImageRow | undefined> {
    const [row] = await sql
      .select(facts)
      .from(imageUploads)
      .innerJoin(images, eq(images.hash, imageUploads.hash))
      .where(
        and(
          eq(imageUploads.hash, hash),
          eq(imageUploads.marketKey, marketKey),
          eq(imageUploads.assetType, assetType),
          within(imageUploads.path, scope),
        ),
      )
      .limit(1)
    return row
  },

  /** The uploads for a market, each picture once, the newest first. */
  async uploadsFor(filters: UploadFilters): Promise<{ rows: ImageRow[]; totalElements: number }> {
    const { marketKey, assetType, page, size } = filters
    const where = and(
      eq(imageUploads.marketKey, marketKey),
      eq(imageUploads.assetType, assetType),
      within(imageUploads.path, scope),
    )
    const rows = await sql
      .select(facts)
      .from(imageUploads)
      .innerJoin(images, eq(images.hash, imageUploads.hash))
      .where(where)
      .groupBy(images.hash)
      .orderBy(desc(max(imageUploads.key)))
      .limit(size)
      .offset(page * size)
    const [total] = await sql
      .select({ all: countDistinct(imageUploads.hash) })
      .from(imageUploads)
      .where(where)
    return { rows, totalElements: total?.all ?? 0 }
  },

  /** Those of the pictures that people in the scope have uploaded. */
  async broughtOf(hashes: readonly string[]): Promise<Set<string>> {
    const rows = await sql
      .selectDistinct({ hash: imageUploads.hash })
      .from(imageUploads)
      .where(and(isAmong(imageUploads.hash, hashes), within(imageUploads.path, scope)))
    return new Set(rows.map((row) => row.hash))
  },

  /** What is known of pictures whose hashes the caller has found in rows of theirs. */
  factsOf: (hashes: readonly string[]): Promise<ImageRow[]> =>
    sql.select(facts).from(images).where(isAmong(images.hash, hashes)),

  async content(hash: string, variant: 'thumbnail' | undefined): Promise<Content | undefined> {
    const bytes = variant ? images.thumbnail : images.content
    const [row] = await sql
      .select({ bytes, contentType: images.contentType, isPublic: images.isPublic })
      .from(images)
      .where(eq(images.hash, hash))
    return row && (variant ? { ...row, contentType: 'image/webp' } : row)
  },

  /** Makes it public: it has been approved. */
  async publish(hash: string): Promise<void> {
    await sql.update(images).set({ isPublic: true }).where(eq(images.hash, hash))
  },
}))
