/** The text of bytes that others wrote; in an unknown charset as the most common one. */
export function inCharset(bytes: Buffer, charset: string): string {
  const decoder = decoderOf(charset) ?? new TextDecoder()
  // At once, Node 20 takes Windows-1252 for Latin-1, which has no € and no quotes.
  return decoder.decode(bytes, { stream: true }) + decoder.decode()
}

function decoderOf(charset: string): TextDecoder | undefined {
  try {
    return new TextDecoder(charset)
  } catch {
    return undefined
  }
}

/** What quoted-printable stands for, a character for each byte. */
export const unquoted = (text: string): string =>
  text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
