import { changedMeanwhile } from '../fields/index.ts'

/** What is wrong with the value of a dynamic field, in the words of the specification. */
export const dynamicFieldTexts = {
  required: (label: string) => `${label} is a required field.`,
  notWithin: (label: string, min: number, max: number) =>
    `${label} must be an integer between ${min} and ${max}`,
  tooLong: (label: string, most: number) => `${label} is limited to ${most} characters.`,
  oneEntry: (label: string) => `${label} takes one entry.`,
  notOffered: (label: string) => `${label} must be one of the choices.`,
} as const

/** What is wrong with a creative that an author wants to save. */
export const creativeTexts = {
  duplicateField: 'Another field has this name already.',
  duplicateVariation: 'Another variation has this id already.',
  rangeTurned: 'The largest number must not be below the smallest.',
  numberBounds: 'A number field needs its smallest and its largest value.',
  choices: 'A field to choose from needs choices, each once.',
  pattern:
    'This pattern is not usable: it must be a regular expression of up to 200 characters, without repeated groups.',
  patternMessage: 'A pattern needs the message that is shown when it does not match.',
  constant: 'A constant needs its value.',
  reference: 'A reference must name another field.',
  mediaMissing: 'A dynamic PDF needs a layout for each of its channels.',
  hostUnknown: 'Choose one of the preview hosts that this deployment allows.',
  previewPath: 'Write a path on the preview host, such as /piece.',
  pictureUnknown: 'Upload this picture first.',
  otherField: (written: string, meant: string) =>
    `“${written}” is not a field. Did you mean ${meant}?`,
  unknownField: (written: string, fields: readonly string[]) =>
    `“${written}” is not a field. The fields are ${fields.join(', ')}.`,
  looseBrace: (example: string) =>
    `A brace is printed as it is typed: write a field as ${example}, and leave out the others.`,
} as const

export const creativeReasons = {
  'creative.none-chosen': 'Choose a creative first.',
  'creative.no-common-attachments':
    'These creatives have no number of coupons in common. Please choose other creatives.',
  'creative.kept-above': 'Creatives of this brand are managed by the staff above you.',
  'creative.changed-meanwhile': changedMeanwhile('creative'),
} as const
