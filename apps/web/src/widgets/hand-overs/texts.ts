export const texts = {
  take: 'Hand over',
  takeButton: 'Take it with a receipt',
  repeatButton: 'Take it once more as a repeat',
  taken: 'The hand-over was recorded',
  files: 'Files',
  filesWhy: 'Save all of them now: these links end after five minutes.',
  file: 'File',
  size: 'Size',
  checksum: 'SHA-256',
  receipts: 'Receipts',
  number: (number: number) => (number === 1 ? 'Hand-over' : `Repeat ${number - 1}`),
  what: 'What',
  how: 'How',
  by: 'By',
  at: 'When',
  itself: 'Marquee',
  manifest: 'SHA-256 of the manifest',
} as const

const MEGABYTE = 1_048_576

export const sizeOf = (bytes: number): string =>
  bytes < MEGABYTE
    ? `${Math.ceil(bytes / 1_024).toLocaleString('en-US')} KB`
    : `${(bytes / MEGABYTE).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`
