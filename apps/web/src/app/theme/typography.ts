import type { TypographyVariantsOptions } from '@mui/material/styles'
import { breakpoints, fonts, typeScale, weights } from './tokens.ts'

export const rem = (px: number): string => `${px / 16}rem`

type Step = keyof typeof typeScale

function step(name: Step, fontWeight: number = weights.regular) {
  const [size, line] = typeScale[name]
  return {
    fontFamily: fonts.text,
    fontSize: rem(size),
    lineHeight: line / size,
    fontWeight,
    letterSpacing: 0,
  }
}

const tabular = { fontVariantNumeric: 'tabular-nums' } as const

/** The serif is for the title of a page and nothing else. */
const pageTitle = {
  ...step('h1', weights.strong),
  fontFamily: fonts.title,
  letterSpacing: '-0.01em',
  [`@media (max-width:${breakpoints.sm - 1}px)`]: {
    fontSize: rem(typeScale.h1Narrow[0]),
    lineHeight: typeScale.h1Narrow[1] / typeScale.h1Narrow[0],
  },
}

export const typography: TypographyVariantsOptions = {
  fontFamily: fonts.text,
  fontWeightLight: weights.regular,
  fontWeightRegular: weights.regular,
  fontWeightMedium: weights.medium,
  fontWeightBold: weights.strong,
  h1: pageTitle,
  h2: { ...step('h2', weights.strong), letterSpacing: '-0.01em' },
  h3: step('h3', weights.strong),
  h4: step('h4', weights.strong),
  h5: step('h4', weights.strong),
  h6: step('h4', weights.strong),
  lead: step('lead'),
  figure: { ...step('figure', weights.strong), ...tabular, letterSpacing: '-0.02em' },
  subtitle1: step('lead', weights.medium),
  subtitle2: step('body', weights.medium),
  body1: step('body'),
  body2: step('body'),
  button: { ...step('body', weights.medium), textTransform: 'none' },
  caption: step('caption'),
  overline: { ...step('caption', weights.strong), letterSpacing: '0.06em' },
}
