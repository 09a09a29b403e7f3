/** The LIKE pattern of a text that stands anywhere; undefined where nothing is asked for. */
export function containing(text: string | undefined): string | undefined {
  const trimmed = text?.trim()
  return trimmed ? `%${trimmed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : undefined
}
