import { handOverNames, type HandOver } from '@marquee/rules/hand-overs'

export const texts = {
  back: 'Print packages',
  loadFailed: 'This package could not be loaded',
  gone: 'You cannot open this package',
  goneWhy: 'It is not there, or it belongs to a market that you do not see.',
  toAll: 'See all packages',
  facts: 'What is in it',
  campaign: 'Campaign',
  dealer: 'Dealer',
  mailOn: 'Mail date',
  wave: 'Wave',
  state: 'State',
  pieces: 'Pieces',
  seeds: 'Of these to seeds',
  manifest: 'SHA-256 of the manifest',
  progress: 'Pieces made',
  take: 'Hand over',
  takeWhy:
    'Taking the package hands it over: a receipt with your name, the time and the checksum is recorded, and its pieces count as sent.',
  takeButton: 'Take it with a receipt',
  repeatWhy:
    'It was handed over already. Taking it once more is recorded as a repeat: make sure that it is printed and mailed once.',
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
  reconciled: 'What the printer answered',
  reconciledWhy:
    'Handed over, less what was mailed, spoiled or came back: of what is missing the printer has said nothing.',
  handedOver: 'Handed over',
  mailed: 'Mailed',
  spoiled: 'Spoiled',
  returned: 'Returned',
  missing: 'Missing',
  import: 'Import an answer',
} as const

export const howOf = (kind: HandOver): string => handOverNames[kind]

const MEGABYTE = 1_048_576

export const sizeOf = (bytes: number): string =>
  bytes < MEGABYTE
    ? `${Math.ceil(bytes / 1_024).toLocaleString('en-US')} KB`
    : `${(bytes / MEGABYTE).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`
