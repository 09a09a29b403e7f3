import { pieceCoupon } from '@marquee/rules/pieces'
import { keysOf, type MarketPath } from '@marquee/rules/access'
import { photosOf } from '@marquee/rules/creatives'
import type { CampaignTemplate } from '@marquee/rules/templates'
import { couponsStore } from '../coupons/index.ts'
import { creativesStore } from '../creatives/index.ts'
import { imagesStore } from '../images/index.ts'
import type { CallingPerson } from '../platform/person.ts'
import type { Store } from '../platform/sql/index.ts'
import { drawHero } from './hero.painter.ts'
import { templatesStore } from './templates.store.ts'

interface Drawing {
  use: <Made>(store: Store<Made>) => Made
  person: CallingPerson
}

interface Shown {
  key: number
  /** Of the brand's national market. */
  path: MarketPath
  hierarchyId: string
  content: Pick<CampaignTemplate, 'creativeTemplates' | 'seasonals'>
}

/** Draws a template's first piece anew, with the coupons that stand on it by default. */
export async function drawTemplateHero(
  { key, hierarchyId, path, content }: Shown,
  { use, person }: Drawing,
): Promise<void> {
  const [first] = content.creativeTemplates
  const creative = first && (await use(creativesStore).find(first.creativeTemplateKey))
  if (!first || !creative) return use(templatesStore).setHero(key, await heroOfSeason(content, use))
  const wanted = first.defaultCoupons.map(({ couponKey }) => couponKey)
  const coupons = await use(couponsStore).findAll(wanted)
  const shown = wanted.flatMap((couponKey) => coupons.filter((one) => one.key === couponKey))
  const stored = new Map<string, Buffer>()
  for (const hash of photosOf(creative.content)) {
    const photo = await use(imagesStore).content(hash, undefined)
    if (photo) stored.set(hash, photo.bytes)
  }
  const hero = await drawHero(
    {
      ...{ hierarchyId, creative: creative.content },
      coupons: shown.map(({ heading, offerTitle, content: offers }) =>
        pieceCoupon({ heading, offerTitle, ...offers }),
      ),
    },
    stored,
  )
  // It shows nobody's data, and every dealer of the brand sees it in the catalog.
  await use(imagesStore).keep({ ...hero, isPublic: true })
  await use(imagesStore).noteUpload({
    ...{ hash: hero.hash, assetType: 'campaign-template-hero', path },
    ...{ marketKey: keysOf(path).at(-1) as number, uploadedBy: person.key },
  })
  return use(templatesStore).setHero(key, hero.hash)
}

/** An annual enrollment has no piece of its own, and is known by its first season. */
async function heroOfSeason(
  { seasonals }: Shown['content'],
  use: Drawing['use'],
): Promise<string | null> {
  const [first] = seasonals
  const season = first && (await use(templatesStore).find(first.templateKey))
  return season?.heroPicture ?? null
}
