import type { CreativeTemplate } from '@marquee/rules/creatives'
import { designOf, EMAIL_DESIGNS } from '@marquee/rules/pieces'
import type { SceneName } from '../drawing/scenes/index.ts'
import type { DescribedCreative } from './described.ts'
import { OCCASION_CREATIVES } from './occasions.ts'
import { SEASON_CREATIVES } from './seasons.ts'
import { SERVICE_CREATIVES } from './service.ts'

export interface DemoCreative {
  key: number
  /** Its name among all creatives of its brand, for templates to refer to. */
  id: string
  hierarchyId: string
  content: CreativeTemplate
}

const DESCRIBED = [...SEASON_CREATIVES, ...SERVICE_CREATIVES, ...OCCASION_CREATIVES]

const DISCLAIMER =
  'Offers valid at {{dealer}} only, through {{expiry}}. Present coupon when order is written. Cannot be combined with other offers.'

/** What dealers of a group mail together is taken by each of them. */
const DISCLAIMER_OF_A_GROUP =
  'Offers valid at every dealer of the group, through {{expiry}}. Present coupon when order is written. Cannot be combined with other offers.'

/** The same creatives for every brand; their keys are counted on. */
export function demoCreatives(
  brands: readonly { id: string }[],
  pictures: Readonly<Record<SceneName, string>>,
): DemoCreative[] {
  return brands
    .flatMap(({ id: hierarchyId }) =>
      DESCRIBED.map((described) => ({
        id: described.id,
        hierarchyId,
        content: contentOf(described, pictures),
      })),
    )
    .map((creative, at) => ({ ...creative, key: at + 1 }))
}

function contentOf(
  described: DescribedCreative,
  pictures: Readonly<Record<SceneName, string>>,
): CreativeTemplate {
  const { name, channels, preview, design, emailDesign, scene, texts } = described
  const counts = countsOf(described)
  const isExternal = preview === 'EXTERNAL_DYNAMIC'
  return {
    name,
    fulfillmentChannels: [...channels],
    design,
    emailDesign: emailDesign ?? null,
    preview: {
      type: preview,
      host: isExternal ? 'demo' : null,
      path: isExternal ? '/piece' : null,
      media: channels.flatMap((fulfillmentChannel) =>
        counts.map((couponCount) => ({ fulfillmentChannel, couponCount })),
      ),
    },
    minAttachments: counts[0] ?? 0,
    maxAttachments: counts.at(-1) ?? 0,
    texts: {
      ...texts,
      disclaimer: described.isOfAGroup ? DISCLAIMER_OF_A_GROUP : DISCLAIMER,
      subject: described.subject ?? texts.headline,
    },
    photo: pictures[scene],
    fields: [...(described.fields ?? [])],
    variations: (described.variations ?? []).map((variation) => ({
      id: variation.id,
      name: variation.name,
      photo: pictures[variation.scene],
    })),
  }
}

/** The numbers of coupons for which both its designs have room. */
function countsOf({ design, emailDesign }: DescribedCreative): number[] {
  const email = EMAIL_DESIGNS.find(({ key }) => key === emailDesign)
  const { leastCoupons = 0, mostCoupons = Infinity } = email ?? {}
  const counts = designOf(design)?.coupons ?? []
  return counts.filter((count) => count >= leastCoupons && count <= mostCoupons)
}
