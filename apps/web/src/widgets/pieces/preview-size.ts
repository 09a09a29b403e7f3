/** Large: with all its sides, to read it. Small: its first side, to know it again in a list. */
export type PreviewSize = 'large' | 'small'
