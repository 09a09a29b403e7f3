import type { GroupOnPiece } from './piece-content.rules.ts'
import { shownAddress } from './web-links.rules.ts'

interface Metro {
  metroGroupName: string
  metroGroupUrl: string
}

/** The group of a metro campaign as each of its pieces names it; null while nothing of it is filled in. */
export function groupOnPiece(metro: Metro | null | undefined): GroupOnPiece | null {
  if (!metro) return null
  const [name, webAddress] = [metro.metroGroupName.trim(), metro.metroGroupUrl.trim()]
  return name === '' && webAddress === '' ? null : { name, webAddress }
}

/** The group and where to read more of it, in one line of a piece. */
export const groupLine = ({ name, webAddress }: GroupOnPiece): string =>
  [name, shownAddress(webAddress)].filter((part) => part !== '').join(': ')
