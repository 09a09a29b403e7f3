import { channelNames } from '@marquee/rules/channels'
import type { CreativeTexts } from '@marquee/rules/creatives'
import { designOf, EMAIL_DESIGNS } from '@marquee/rules/pieces'
import type { Creative } from '../answers.ts'
import { previewTypeNames, texts as listTexts } from '../texts.ts'
import { labels, partTexts, wordLabels } from './texts.ts'

/** In what two saves of a creative differ, in words, a line each. */
export function differencesOf(before: Creative, now: Creative): string[] {
  const known = new Map(spoken(before).map(([name, value]) => [name, value]))
  return spoken(now)
    .filter(([name, value]) => known.get(name) !== value)
    .map(([name, value, said = value]) => `${name}: ${said === '' ? EMPTY : said}`)
}

const EMPTY = 'empty'
const OTHER = 'another one'

/** What a value says by itself is said as it is. */
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
