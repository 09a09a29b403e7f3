import {
  channelNames,
  FULFILLMENT_CHANNELS,
  isByEmail,
  type FulfillmentChannel,
} from '@marquee/rules/channels'
import {
  NO_CREATIVE_TEXTS,
  sampleFields,
  type CreativeTexts,
  type CreativeVariation,
  type PreviewType,
} from '@marquee/rules/creatives'
import {
  couponCountsOf,
  creativePiece,
  designOf,
  EMAIL_DESIGNS,
  fieldsOnPaper,
  preflight,
  sampleCoupons,
  type Design,
  type Finding,
  type PictureSizes,
} from '@marquee/rules/pieces'
import {
  dynamicFieldOf,
  dynamicFieldValuesOf,
  type DynamicFieldValues,
} from '../../../../widgets/creatives/index.ts'
import type { Creative } from '../answers.ts'
import { texts as listTexts, previewTypeNames } from '../texts.ts'
import { labels, partTexts, wordLabels } from './texts.ts'

/** Numbers of coupons for which there are layouts, by channel. */
export type MediaValues = Record<FulfillmentChannel, number[]>

/** A creative as its form holds it; its fields are called as what is sent, so that problems find them. */
export interface CreativeValues {
  hierarchyId: string
  name: string
  isActive: boolean
  fulfillmentChannels: FulfillmentChannel[]
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

/**
 * A creative as it was saved. What is out of sight, since its channels or its preview have no use for it, was not sent
 * and stays as it was typed: it is there again with them, as long as the form is open.
 */
export function savedValues(saved: Creative, typed: CreativeValues): CreativeValues {
  const values = valuesOf(saved)
  const { fulfillmentChannels } = saved
  const { type, host, path, media } = values.preview
  const isExternal = type === 'EXTERNAL_DYNAMIC'
  const isSent = (channel: FulfillmentChannel) =>
    type === 'DYNAMIC_PDF' && fulfillmentChannels.includes(channel)
  return {
    ...values,
    emailDesign: isByEmail(...fulfillmentChannels) ? values.emailDesign : typed.emailDesign,
    preview: {
      type,
      host: isExternal ? host : typed.preview.host,
      path: isExternal ? path : typed.preview.path,
      media: mediaOf((channel) => (isSent(channel) ? media : typed.preview.media)[channel]),
    },
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
  texts: NO_CREATIVE_TEXTS,
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
    emailDesign: isByEmail(...channels) ? emailDesign || null : null,
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

/** In what two saves of a creative differ, in words, a line each. */
export function differencesOf(before: Creative, now: Creative): string[] {
  const known = new Map(spoken(before).map(([name, value]) => [name, value]))
  return spoken(now)
    .filter(([name, value]) => known.get(name) !== value)
    .map(([name, value, said = value]) => `${name}: ${said === '' ? EMPTY : said}`)
}

const EMPTY = 'empty'
const OTHER = 'another one'

/** Values that need no label are shown alone. */
function spoken(creative: Creative): [name: string, value: string, said?: string][] {
  const { name, status, fulfillmentChannels, preview, design, emailDesign, texts } = creative
  const words = Object.keys(wordLabels) as (keyof CreativeTexts)[]
  return [
    [labels.name, name],
    [listTexts.status, listTexts.statuses[status]],
    [labels.channels, fulfillmentChannels.map((channel) => channelNames[channel]).join(', ')],
    [labels.type, previewTypeNames[preview.type]],
    [labels.host, preview.host ?? ''],
    [labels.path, preview.path ?? ''],
    [labels.design, designOf(design)?.name ?? design],
    [
      labels.emailDesign,
      EMAIL_DESIGNS.find(({ key }) => key === emailDesign)?.name ?? emailDesign ?? '',
    ],
    ...words.map((word) => [wordLabels[word], texts[word]] as [string, string]),
    [labels.photo, creative.photo ?? '', creative.photo === null ? '' : OTHER],
    variationsOf(creative),
    [partTexts.coupons, countsOf(creative)],
    [partTexts.fields, creative.fields.map(({ label }) => label).join(', ')],
  ]
}

function countsOf({ preview, minAttachments, maxAttachments }: Creative): string {
  const layouts = preview.media.map(
    ({ fulfillmentChannel, couponCount }) => `${channelNames[fulfillmentChannel]} ${couponCount}`,
  )
  return layouts.length > 0 ? layouts.join(', ') : `${minAttachments} to ${maxAttachments}`
}

function variationsOf({ variations }: Creative): [name: string, value: string, said: string] {
  const value = variations.map(({ id, name, photo }) => `${id} ${name} ${photo}`).join('\n')
  return [partTexts.variations, value, variations.map(({ name }) => name).join(', ')]
}

export type CheckedValues = Pick<
  CreativeValues,
  'design' | 'texts' | 'photo' | 'fields' | 'variations' | 'hierarchyId' | 'preview'
>

interface Checked {
  /** With how many coupons, which is as full as it gets. */
  count: number
  findings: readonly Finding[]
}

/** The numbers of coupons with which it is printed. */
export function printedCounts(
  design: Design,
  { preview }: Pick<CheckedValues, 'preview'>,
): readonly number[] {
  const chosen = design.coupons.filter((one) => preview.media.DIRECT_MAIL.includes(one))
  return chosen.length > 0 ? chosen : design.coupons
}

/** What would come out wrong in print; undefined where there is no design to print. */
export function checked(
  { design: key, texts, photo, fields, variations, hierarchyId, preview }: CheckedValues,
  sizes: PictureSizes,
): Checked | undefined {
  const design = designOf(key)
  if (!design) return undefined
  const count = Math.max(...printedCounts(design, { preview }))
  const filled = sampleFields(fields.map(dynamicFieldOf))
  const known = { hierarchyId, coupons: sampleCoupons(count), ...filled }
  const photos = [photo, ...variations.map((variation) => variation.photo)]
  const pages = photos.flatMap((one) => design.lay(creativePiece({ texts, photo: one }, known)))
  const seen = new Set<string>()
  const onPaper = fieldsOnPaper(creativePiece({ texts, photo }, known))
  const findings = preflight(pages, sizes, onPaper).filter(({ reason, page, what }) => {
    // Nothing is known of a picture that is not loaded yet.
    if (reason === 'preflight.resolution' && !sizes.has(what)) return false
    const line = `${reason} ${page} ${what}`
    return !seen.has(line) && seen.add(line)
  })
  return { count, findings }
}

/** One more, under an unused id: orders name it by that, even after it is renamed. */
export function newVariation(known: readonly CreativeVariation[]): CreativeVariation {
  const ids = new Set(known.map(({ id }) => id))
  let number = known.length + 1
  while (ids.has(`variation-${number}`)) number += 1
  return { id: `variation-${number}`, name: '', photo: null }
}
