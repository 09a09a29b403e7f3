import { mappingTexts } from './texts.ts'

/** Its header, or where it has none, its number. */
export const columnName = (headers: readonly string[], place: number): string =>
  headers[place] || mappingTexts.column(place)
