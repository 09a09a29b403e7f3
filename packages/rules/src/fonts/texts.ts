export const fontTexts = {
  notPrintable: 'Text holds characters that cannot be printed',
} as const
