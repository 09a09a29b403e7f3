import type { Theme } from '@mui/material/styles'

export const MAP_HEIGHT = '28rem'

/** How dark an area of a shade is; with one of none it can still be seen and pointed at. */
export function opacityOf(shade: number, shades: number): number {
  const least = 0.08
  const most = 0.8
  return shade === 0 || shades === 0 ? least : least + ((most - least) * shade) / shades
}

export interface MapColours {
  accent: string
  ink: string
  paper: string
}

/** The theme's colours, where a canvas can read them as values: it knows no names. */
export const colourVariables = ({ primary, text, background }: Theme['vars']['palette']) => ({
  '--map-accent': primary.main,
  '--map-ink': text.primary,
  '--map-paper': background.paper,
})

export function coloursOf(element: Element): MapColours {
  const style = getComputedStyle(element)
  const value = (name: string) => style.getPropertyValue(name).trim()
  return { accent: value('--map-accent'), ink: value('--map-ink'), paper: value('--map-paper') }
}
