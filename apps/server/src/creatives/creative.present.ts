import type { creatives } from '@marquee/contract/creatives'
import type { ReplyOf } from '@marquee/contract/operation'
import { mayManageCreative, photosOf, previewAddress } from '@marquee/rules/creatives'
import { ability, accept, refuse, type Result } from '@marquee/rules/result'
import { imagesStore, presentImage } from '../images/index.ts'
import type { Call } from '../platform/use-case.ts'
import { creativesStore, type Creative } from './creatives.store.ts'

type Reading = Pick<Call<typeof creatives.read>, 'person' | 'use' | 'links' | 'now' | 'deployment'>
type Presented = ReplyOf<typeof creatives.read>

export async function present(found: readonly Creative[], call: Reading): Promise<Presented[]> {
  const pictures = await picturesOf(found, call)
  const addressesOf = (photo: string | null) => {
    const picture = photo === null ? undefined : pictures.get(photo)
    return { photoUrl: picture?.url ?? null, thumbnailUrl: picture?.thumbnailUrl ?? null }
  }
  return found.map(({ key, hierarchyId, status, version, updatedAt, path, content }) => {
    const { preview, texts, photo, variations } = content
    const { headline, subhead, callToAction } = texts
    const shown = { headline, subhead, callToAction }
    return {
      ...content,
      key,
      hierarchyId,
      status,
      version,
      updatedAt: updatedAt.toISOString(),
      previewUrl: previewAddress(call.deployment.previewHosts, preview, shown) ?? null,
      ...addressesOf(photo),
      variations: variations.map((one) => ({ ...one, ...addressesOf(one.photo) })),
      can: { change: ability(mayManageCreative(call.person, path)) },
    }
  })
}

async function picturesOf(found: readonly Creative[], { use, links, now }: Reading) {
  const hashes = [...new Set(found.flatMap(({ content }) => photosOf(content)))]
  const rows = hashes.length > 0 ? await use(imagesStore).factsOf(hashes) : []
  return new Map(rows.map((row) => [row.hash, presentImage(row, { links, now })]))
}

/** The creative as it is now: what every change answers. */
export async function creativeNow(
  key: number,
  call: Reading,
): Promise<Result<Presented, 'not-found'>> {
  const found = await call.use(creativesStore).find(key)
  const [presented] = found ? await present([found], call) : []
  return presented ? accept(presented) : refuse('not-found')
}
