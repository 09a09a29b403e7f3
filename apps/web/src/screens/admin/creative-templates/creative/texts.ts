import type { PreflightReason } from '@marquee/rules/pieces'
import type { PreviewType } from '@marquee/rules/creatives'
import type { CreativeTexts } from '@marquee/rules/creatives'

export const texts = {
  title: 'Creative',
  newTitle: 'New creative',
  copyTitle: (name: string) => `Copy of ${name}`,
  backToTemplate: 'Back to the template',
  back: 'Creative templates',
  version: (version: number, when: string) => `Version ${version}, saved ${when}.`,
  kept: 'Campaigns that already use it keep their version.',
  loadFailed: 'The creative could not be loaded',
  gone: 'This creative does not exist, or is not for your markets',
  goneWhy: 'Go back to the creatives and choose another one.',
  toAll: 'To the creatives',
  mayNot: 'You cannot create creatives',
  preview: 'Preview',
  save: 'Save creative',
  cancel: 'Cancel',
  saved: (name: string) => `${name} was saved.`,
  created: (name: string) => `${name} was created.`,
  nothingToSave: 'Nothing has changed yet.',
  merged:
    'What you typed is kept. Where both of you changed the same field, saving again keeps yours.',
} as const

const listed = (parts: readonly string[]) =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(parts)

const counted = (count: number, one: string) => `${figure(count)} ${count === 1 ? one : `${one}s`}`

/** What saving a creative changes at once. */
export const atOnceTexts = {
  templates: (named: readonly string[], count: number) => {
    const quoted = named.map((name) => `“${name}”`)
    if (count === 1) return `the active template ${listed(quoted)}`
    const more = count - named.length
    const names = listed(more > 0 ? [...quoted, `${figure(more)} more`] : quoted)
    return `${figure(count)} active templates (${names})`
  },
  drafts: (count: number) => counted(count, 'draft'),
  orders: (count: number) => counted(count, 'order'),
  held: (held: readonly string[], count: number) =>
    `; ${listed(held)} that ${count === 1 ? 'has it keeps its' : 'have it keep their'} version`,
  sentence: (templates: string, dealers: number, held: string) =>
    `Saving goes live at once: campaigns that ${dealers === 0 ? 'are begun' : `${counted(dealers, 'dealer')} can begin`} from ${templates} get it as it is then${held}.`,
} as const

export const asideTexts = {
  views: 'What is shown beside the form',
  view: { piece: 'As it is sent', preview: 'As dealers preview it' },
  saveFirst: 'Save the creative to see what the other server shows.',
} as const

export const partTexts = {
  basics: 'Basics',
  preview: 'How it is shown',
  design: 'Design',
  designWhy: 'Decides where words, photo and coupons stand.',
  words: 'Words',
  wordsWhy:
    'Each text may hold fields that are filled for each customer, such as {{firstName}}, which becomes Jordan. Press “Insert a field” to choose one.',
  photo: 'Photo',
  photoWhy: 'Designs without a photo do not show it.',
  variations: 'Variations',
  variationsWhy: 'The same words around another photo.',
  coupons: 'Coupons',
  couponsWhy: 'How many coupons dealers may put on it.',
  fields: 'Fields that dealers fill in',
  fieldsWhy: 'A text can show them by their key, in double braces.',
  preflight: 'Before it is printed',
} as const

export const labels = {
  name: 'Name',
  nameHint: 'How authors and dealers find it. It is not printed.',
  brand: 'Brand',
  brandHint: 'This cannot be changed later.',
  channels: 'Channels',
  isActive: 'Active: campaigns can use it',
  retiring:
    'Nobody can choose it any more once this is saved. What uses it keeps it, and it can be made active again.',
  type: 'Preview',
  host: 'Preview host',
  noHost: 'Choose a host',
  path: 'Path on the host',
  pathHint: 'Such as /piece.',
  design: 'Design of direct mail',
  pictureDesign: 'Design of the picture by which it is known',
  emailDesign: 'Design of the email',
  photo: 'Photo',
  variationName: 'Name of the variation',
  variationNameHint: 'How authors and dealers know it. It is not printed.',
  least: 'Fewest coupons',
  most: 'Most coupons',
  media: 'Layouts by number of coupons',
} as const

export const typeChoices: Readonly<Record<PreviewType, string>> = {
  DYNAMIC_PDF: 'Drawn here, with the words, the photo and the coupons of each piece',
  STATIC: 'The photo, as it was stored',
  EXTERNAL_DYNAMIC: 'By a partner’s website that your administrator has allowed',
}

export const wordLabels: Readonly<Record<keyof CreativeTexts, string>> = {
  headline: 'Headline',
  subhead: 'Subhead',
  body: 'Body',
  callToAction: 'Call to action',
  disclaimer: 'Disclaimer',
  subject: 'Subject',
  preheader: 'Preheader',
}

export const wordTexts = {
  left: (count: number, most: number) => `${figure(count)} of ${figure(most)} characters`,
  insertField: 'Insert a field',
  insert: (label: string) => `Insert a field into ${label.toLowerCase()}`,
  fieldSays: (field: string, says: string) => (says === '' ? field : `${field}, such as ${says}`),
  merge: {
    firstName: 'First name of the customer',
    vehicle: 'Vehicle of the customer',
    dealer: 'Name of the dealer',
    expiry: 'Day on which the first coupon ends',
  },
} as const

export const designTexts = {
  choose: 'Choose a design',
  chooseEmail: 'Choose a design of the email',
  none: 'None chosen yet',
  facts: (format: string, counts: string) => `${format}, ${counts}`,
  counts: (counts: readonly number[]) =>
    counts.every((count) => count === 0) ? 'no coupons' : `${inWords(counts)} coupons`,
} as const

export const photoTexts = {
  choose: 'Choose a photo',
  change: 'Choose another photo',
  remove: 'Take it away',
  none: 'No photo. The design fills its place with the colors of the brand.',
  upload: 'New photo',
  stored: 'Photos of this brand',
  photo: (place: number, width: number, height: number) =>
    `Photo ${place}, ${width} × ${height} pixels`,
  size: (width: number, height: number) => `${width} × ${height} pixels`,
  alt: 'The photo of this creative',
  noneStored: 'No photo has been uploaded for this brand yet',
  noneStoredWhy: 'Upload the first one above.',
  failed: 'The photos could not be loaded',
  more: (shown: number, all: number) => `The newest ${shown} of ${all} photos.`,
} as const

export const variationTexts = {
  add: 'Add a variation',
  unnamed: 'Variation without a name',
  ownPhoto: 'With a photo of its own',
  noPhoto: 'Without a photo',
  wrong: 'Something is wrong here',
  most: (count: number) => `A creative has at most ${count} variations.`,
  shown: 'Variation that is shown',
  main: 'Its own photo',
} as const

export const couponTexts = {
  fits: (counts: readonly number[]) => `Dealers can choose ${inWords(counts)}.`,
  none: 'Nothing fits: every channel needs a layout for the same number of coupons.',
  noneInRange: 'Nothing fits: the largest number is below the smallest.',
  channel: (channel: string) => `Coupons on ${channel.toLowerCase()}`,
  cannot: 'The design does not take that number.',
} as const

const figure = (number: number) => number.toLocaleString('en-US')

function inWords(counts: readonly number[]): string {
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(counts.map(String))
}

export const preflightTexts = {
  well: 'Nothing to correct, with sample coupons and a sample dealer.',
  where: { front: 'Front', back: 'Back', email: 'Email', coupon: 'Coupon', form: 'Form' },
  picture: 'the photo',
  pictureOf: (variation: string) =>
    `the photo of ${variation.trim() || 'a variation without a name'}`,
  withCoupons: (count: number) =>
    `Checked with ${count === 1 ? '1 coupon' : `${count} coupons`}, the most that it takes, whatever the preview shows.`,
  notPrinted: (word: string, counts: readonly number[]) =>
    `${word}: this design does not print it with ${inWords(counts)} ${counts.join() === '1' ? 'coupon' : 'coupons'}.`,
} as const

/** What to do about each finding. */
export const advice: Readonly<Record<PreflightReason, string>> = {
  'preflight.bleed': 'Choose another design.',
  'preflight.safe-margin': 'Choose another design.',
  'preflight.small-text': 'Shorten it, or choose a design with more room.',
  'preflight.contrast': 'Choose another design, or a calmer photo.',
  'preflight.no-glyph': 'Remove these characters.',
  'preflight.text-cut': 'Shorten it, or choose a design with more room.',
  'preflight.resolution': 'Choose a larger photo, or a design that shows it smaller.',
  'preflight.logo-squeezed': 'Choose another design, or a logo of another shape.',
  'preflight.quiet-zone': 'Choose another design.',
  'preflight.small-code': 'Choose a design for fewer coupons.',
  'preflight.field-missing':
    'Write it into the headline, the subhead or the call to action, or choose another design.',
}
