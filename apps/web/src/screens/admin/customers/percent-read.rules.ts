interface Read {
  bytes: number
  bytesRead: number
}

/** Rounded down: 100 only when all is read. */
export function percentRead({ bytes, bytesRead }: Read): number {
  return bytes > 0 ? Math.min(100, Math.floor((100 * bytesRead) / bytes)) : 0
}
