/**
 * Every colour, size and duration of the product. No other file names one,
 * except for the sizes that the product's specification fixes.
 */

export type Scheme = 'light' | 'dark'

/** Warm neutrals, like ink on uncoated stock. */
export const neutrals = {
  light: {
    ground: '#FFFFFF',
    paper: '#FFFFFF',
    sunken: '#F6F6F3',
    hairline: '#E2E2DC',
    line: '#868880',
    ink: '#1B1C1A',
    inkMuted: '#5A5D58',
    inkFaint: '#8B8D86',
  },
  dark: {
    ground: '#131412',
    paper: '#1B1C1A',
    sunken: '#232521',
    hairline: '#363833',
    line: '#81847D',
    ink: '#EDEEEA',
    inkMuted: '#A9ACA4',
    inkFaint: '#777A73',
  },
} as const satisfies Record<Scheme, Record<string, string>>

export interface Accent {
  main: string
  /** Under the pointer. */
  strong: string
  /** A wash behind what is chosen. */
  tint: string
  /** Text on `main`. */
  on: string
}

/** One accent per brand, by hierarchy id. */
export const accents = {
  HONDA: {
    light: { main: '#C4122E', strong: '#9E0D24', tint: '#FCEEF0', on: '#FFFFFF' },
    dark: { main: '#FF7B84', strong: '#FF9FA5', tint: '#37191C', on: '#2B0508' },
  },
  ACURA: {
    light: { main: '#3B424A', strong: '#23282E', tint: '#EFF1F3', on: '#FFFFFF' },
    dark: { main: '#C2CAD3', strong: '#DCE2E8', tint: '#2A2E33', on: '#15181B' },
  },
  NISSAN: {
    light: { main: '#94183F', strong: '#701030', tint: '#FBEDF2', on: '#FFFFFF' },
    dark: { main: '#FF86A8', strong: '#FFA9C1', tint: '#381B25', on: '#2E0512' },
  },
  AMP: {
    light: { main: '#1B5FC1', strong: '#134891', tint: '#EDF3FC', on: '#FFFFFF' },
    dark: { main: '#86B4FF', strong: '#ABCBFF', tint: '#18263B', on: '#051530' },
  },
} as const satisfies Record<string, Record<Scheme, Accent>>

/** The accent where no brand is known yet: before sign-in, and for a brand added as data. */
export const HOUSE_ACCENT = 'AMP'

export interface Tone {
  /** Readable as text. */
  main: string
  /** A wash behind that text. */
  tint: string
}

export const tones = {
  success: {
    light: { main: '#1B7343', tint: '#E8F4ED' },
    dark: { main: '#70CF98', tint: '#172A1F' },
  },
  info: {
    light: { main: '#1D5FA6', tint: '#EAF2FA' },
    dark: { main: '#8CBBF2', tint: '#182637' },
  },
  warning: {
    light: { main: '#8A5200', tint: '#FCF2DE' },
    dark: { main: '#F0B24A', tint: '#33260F' },
  },
  error: {
    light: { main: '#B3261E', tint: '#FCEDEB' },
    dark: { main: '#FF8A80', tint: '#371A18' },
  },
} as const satisfies Record<string, Record<Scheme, Tone>>

export interface SegmentColour extends Tone {
  /** Bars, areas and dots: 3:1 is enough there, so the colour may be livelier. */
  fill: string
}

/** Customer segments: blue, teal, amber, red. */
export const segments = {
  new: {
    light: { main: '#1D60BF', tint: '#EAF1FB', fill: '#2F7DE1' },
    dark: { main: '#86B4FF', tint: '#18263B', fill: '#5C97F2' },
  },
  active: {
    light: { main: '#0B7568', tint: '#E4F4F1', fill: '#12917F' },
    dark: { main: '#4CCDBB', tint: '#112B27', fill: '#2FB3A1' },
  },
  lapsed: {
    light: { main: '#8F5700', tint: '#FCF2DE', fill: '#C87A00' },
    dark: { main: '#F0B24A', tint: '#33260F', fill: '#DE9B2B' },
  },
  inactive: {
    light: { main: '#B3261E', tint: '#FCEDEB', fill: '#D2453C' },
    dark: { main: '#FF8A80', tint: '#371A18', fill: '#EF6A60' },
  },
} as const satisfies Record<string, Record<Scheme, SegmentColour>>

export const shadows = {
  light: {
    resting: '0 1px 2px rgb(27 28 26 / 0.06)',
    raised: '0 2px 4px rgb(27 28 26 / 0.05), 0 6px 16px rgb(27 28 26 / 0.07)',
    floating: '0 4px 8px rgb(27 28 26 / 0.06), 0 16px 40px rgb(27 28 26 / 0.16)',
  },
  backdrop: 'rgb(19 20 18 / 0.48)',
} as const

export const fonts = {
  text: "'Inter Variable', 'Inter', system-ui, -apple-system, 'Segoe UI', sans-serif",
  title: "'Source Serif 4 Variable', 'Source Serif 4', Georgia, 'Times New Roman', serif",
} as const

/** [size, line height] in px; written out in rem so that they follow the reader's setting. */
export const typeScale = {
  caption: [12, 16],
  small: [13, 20],
  body: [14, 20],
  lead: [16, 24],
  h4: [14, 20],
  h3: [16, 24],
  h2: [18, 24],
  figure: [24, 32],
  h1: [30, 36],
  h1Narrow: [25, 32],
} as const

export const weights = { regular: 400, medium: 500, strong: 600 } as const

/** One step of spacing; everything stands on multiples of it. */
export const SPACING_STEP = 4

export const radius = { control: 6, card: 8, pill: 999 } as const

export const sizes = {
  control: 40,
  controlSmall: 32,
  /** The least that a finger or an unsteady hand can hit. */
  target: 24,
  icon: 20,
  hairline: 1,
  ring: 2,
  tooltip: 280,
} as const

/** Milliseconds. Nothing moves longer than 200. */
export const motion = { quick: 100, normal: 150, longest: 200 } as const

/** What covers what. */
export const layers = { snackbar: 1400, tooltip: 1500 } as const

/** Milliseconds before a tooltip comes and, after a touch, goes. */
export const tooltipDelays = { enter: 100, touch: 700, leaveTouch: 1500 } as const

/** Where the layout changes, in px of width. From `desk` on a wide step has room for the summary beside it. */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, desk: 1400, xl: 1536 } as const
