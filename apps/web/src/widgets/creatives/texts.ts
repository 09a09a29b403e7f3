import type { FieldType } from '@marquee/rules/creatives'

export const editorTexts = {
  title: 'Fields that dealers fill in',
  label: 'Dynamic fields',
  add: 'Add field',
  unnamed: 'Field without a label',
  wrong: 'Something to check',
  fieldLabel: 'Label',
  name: 'Key',
  nameHint: 'A short name that is used inside the piece, such as offerEnd.',
  type: 'Type',
  labelPosition: 'Label stands',
  labelPositions: { PANE: 'In a pane of its own', TOP_LABEL: 'Above the field' },
  isRequired: 'Must be filled in',
  min: 'Smallest value',
  max: 'Largest value',
  maxLength: 'Most characters',
  maxLengthHint: 'Empty: no limit of its own.',
  pattern: 'Pattern',
  patternHint: 'A regular expression for the whole text, such as [A-Z]{2}[0-9]{4}.',
  errorMessage: 'Message when the pattern does not match',
  options: 'Choices',
  optionLabel: (place: number) => `Choice ${place}`,
  optionValue: (place: number) => `Value of choice ${place}`,
  addOption: 'Add choice',
  removeOption: (place: number) => `Remove choice ${place}`,
  constant: 'What it always says',
  reference: 'Key of the field that it repeats',
  begins: 'What it begins with',
  value: 'Value',
  preview: 'This is how dealers see it',
} as const

export const fieldTypeNames: Readonly<Record<FieldType, string>> = {
  STRING: 'One line of text',
  TEXT: 'Several lines of text',
  NUMBER: 'Whole number',
  SELECT: 'One of several choices',
  DATE_TIME: 'Day and time',
  DATE_PICKER: 'Day',
  IMAGE: 'Picture',
  REFERENCE: 'Repeats another field',
  CONSTANT: 'Fixed text',
  CUSTOM: 'Custom text',
  LIST: 'List of texts',
}

export const problemTexts = {
  name: 'Must be a word such as offerEnd: letters, digits, - and _, a letter first',
} as const

export const inputTexts = {
  repeats: (name: string) => `Repeats the field ${name}`,
  chooses: 'Dealers choose a picture here.',
  eachLine: 'One entry on each line',
  nothing: 'None',
} as const
