/** The LIKE pattern for a text at any position; undefined for an empty text. */
export function containing(text: string | undefined): string | undefined {
  const trimmed = text?.trim()
  return trimmed ? `%${trimmed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : undefined
}
