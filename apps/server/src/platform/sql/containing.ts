/** The LIKE pattern of a text that stands anywhere; undefined where nothing is asked for. */
export function containing(text: string | undefined): string | undefined {
  const wanted = text?.trim()
  return wanted ? `%${wanted.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : undefined
}
