import { FULFILLMENT_CHANNELS, type FulfillmentChannel } from '@marquee/rules/channels'
import type { CreativeTexts, CreativeVariation, PreviewType } from '@marquee/rules/creatives'
import { couponCountsOf } from '@marquee/rules/pieces'
import {
  dynamicFieldOf,
  dynamicFieldValuesOf,
  type DynamicFieldValues,
} from '../../../../widgets/creatives/index.ts'
import type { Creative } from '../answers.ts'

/** Numbers of coupons for which there are layouts, by channel. */
export type MediaValues = Record<FulfillmentChannel, number[]>

/** A creative as its form holds it; its fields are called as what is sent, so that problems find them. */
export interface CreativeValues {
  hierarchyId: string
  name: string
  isActive: boolean
  fulfillmentChannels: string[]
  preview: { type: PreviewType; host: string; path: string; media: MediaValues }
  minAttachments: string
  maxAttachments: string
  design: string
  emailDesign: string
  texts: CreativeTexts
  photo: string | null
  fields: DynamicFieldValues[]
  variations: CreativeVariation[]
}

type Content = { variations: CreativeVariation[] } & Pick<
  Creative,
  | 'name'
  | 'status'
  | 'fulfillmentChannels'
  | 'preview'
  | 'minAttachments'
  | 'maxAttachments'
  | 'design'
  | 'emailDesign'
  | 'texts'
  | 'photo'
  | 'fields'
>

export function valuesOf(creative: Content & { hierarchyId: string }): CreativeValues {
  const { hierarchyId, name, status, fulfillmentChannels, preview, design, emailDesign } = creative
  const { minAttachments, maxAttachments, texts, photo, fields, variations } = creative
  return {
    hierarchyId,
    name,
    isActive: status === 'ACTIVE',
    fulfillmentChannels,
    photo,
    preview: {
      type: preview.type,
      host: preview.host ?? '',
      path: preview.path ?? '',
      media: mediaOf((channel) =>
        preview.media
          .filter(({ fulfillmentChannel }) => fulfillmentChannel === channel)
          .map(({ couponCount }) => couponCount),
      ),
    },
    minAttachments: String(minAttachments),
    maxAttachments: String(maxAttachments),
    design,
    emailDesign: emailDesign ?? '',
    texts: { ...texts },
    fields: fields.map(dynamicFieldValuesOf),
    variations: variations.map((one) => ({ id: one.id, name: one.name, photo: one.photo })),
  }
}

const FIRST_DESIGN = 'big-picture'
const FIRST_EMAIL_DESIGN = 'email-big-picture'

/** What a new creative begins with. */
export const blankCreative = (hierarchyId: string): CreativeValues => ({
  hierarchyId,
  name: '',
  isActive: true,
  fulfillmentChannels: ['DIRECT_MAIL'],
  photo: null,
  preview: {
    type: 'DYNAMIC_PDF',
    host: '',
    path: '',
    media: {
      EMAIL: [...couponCountsOf(FIRST_EMAIL_DESIGN)],
      DIRECT_MAIL: [...couponCountsOf(FIRST_DESIGN)],
      DIGITAL_MEDIA: [0],
    },
  },
  minAttachments: '0',
  maxAttachments: '3',
  design: FIRST_DESIGN,
  emailDesign: FIRST_EMAIL_DESIGN,
  texts: {
    headline: '',
    subhead: '',
    body: '',
    callToAction: '',
    disclaimer: '',
    subject: '',
    preheader: '',
  },
  fields: [],
  variations: [],
})

/** What is sent, and what is drawn, however far it has been filled in. */
export function contentOf(values: CreativeValues): Content {
  const { name, isActive, preview, design, emailDesign, texts, photo, fields } = values
  const channels = FULFILLMENT_CHANNELS.filter((one) => values.fulfillmentChannels.includes(one))
  const isDrawn = preview.type === 'DYNAMIC_PDF'
  const isExternal = preview.type === 'EXTERNAL_DYNAMIC'
  const media = channels.flatMap((fulfillmentChannel) =>
    preview.media[fulfillmentChannel].map((couponCount) => ({ fulfillmentChannel, couponCount })),
  )
  return {
    name: name.trim(),
    status: isActive ? 'ACTIVE' : 'INACTIVE',
    fulfillmentChannels: channels,
    preview: {
      type: preview.type,
      media: isDrawn ? media : [],
      host: isExternal ? preview.host || null : null,
      path: isExternal ? preview.path || null : null,
    },
    ...rangeOf(values, isDrawn ? media : undefined),
    design,
    emailDesign: channels.includes('EMAIL') ? emailDesign || null : null,
    texts: { ...texts },
    photo,
    fields: fields.map(dynamicFieldOf),
    variations: values.variations.map((one) => ({ ...one, name: one.name.trim() })),
  }
}

/** Layouts say by themselves between how many coupons there are. */
function rangeOf(values: CreativeValues, media: Content['preview']['media'] | undefined) {
  const { minAttachments, maxAttachments } = values
  if (!media) {
    return { minAttachments: Number(minAttachments), maxAttachments: Number(maxAttachments) }
  }
  const counts = media.length > 0 ? media.map(({ couponCount }) => couponCount) : [0]
  return { minAttachments: Math.min(...counts), maxAttachments: Math.max(...counts) }
}

function mediaOf(counts: (channel: FulfillmentChannel) => number[]): MediaValues {
  const entries = FULFILLMENT_CHANNELS.map((channel) => [channel, counts(channel)])
  return Object.fromEntries(entries) as MediaValues
}
