import type { PresentCreative } from '@marquee/rules/campaigns'
import type { DynamicField } from '@marquee/rules/creatives'

/** A text to fill in that may be left empty, with what a test needs otherwise. */
export const dynamicField = (more: Partial<DynamicField> = {}): DynamicField => ({
  name: 'it',
  label: more.name ?? 'It',
  type: 'STRING',
  labelPosition: 'TOP_LABEL',
  isRequired: false,
  min: null,
  max: null,
  maxLength: null,
  pattern: null,
  errorMessage: null,
  options: [],
  value: null,
  ...more,
})

/** A postcard without words and fields, with what a test needs otherwise. */
export const presentCreative = (more: Partial<PresentCreative> = {}): PresentCreative => ({
  key: 2,
  version: 6,
  name: 'Snow',
  fulfillmentChannels: ['DIRECT_MAIL'],
  preview: { type: 'STATIC', media: [], host: null, path: null },
  minAttachments: 1,
  maxAttachments: 4,
  design: 'big-picture',
  emailDesign: null,
  texts: {
    headline: '',
    subhead: '',
    body: '',
    callToAction: '',
    disclaimer: '',
    subject: '',
    preheader: '',
  },
  photo: null,
  fields: [],
  variations: [],
  ...more,
})
