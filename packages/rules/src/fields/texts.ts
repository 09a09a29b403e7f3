export const fieldTexts = {
  required: 'Required',
  emailInvalid: 'Email must be valid.',
  urlTooLong: 'Maximum length is 2048 characters',
  urlWrongStart: 'Must be a web address that starts with http:// or https://',
  zipInvalid: 'Invalid Zip format',
  phoneWrongLength: 'Must be 10 digits long',
  phoneNotNumeric: 'Cannot contain non-numeric characters',
  tooLong: (most: number) => `Max characters allowed: ${most}`,
  currencyInvalid: 'Must be a currency value with at most 2 decimals',
  currencyTooHigh: (most: string) => `Must be less than or equal to: ${most}`,
  currencyTooLow: (least: string) => `Must be greater than or equal to: ${least}`,
  wholeNumber: (least: string, most: string) => `Must be a whole number from ${least} to ${most}`,
  addressIncomplete: 'Incomplete Address',
  dateInvalid: 'Invalid Date Format',
  dateTooEarly: 'Date should not be before minimal date',
  dateTooLate: 'Date should not be after maximal date',
} as const

/** Whoever saves upon what was saved since: by another person, or by themselves in another tab. */
export const changedMeanwhile = (thing: string): string =>
  `This ${thing} was changed in the meantime, by someone else or in another tab. Check the current values and save again.`
