import { MOST_TABLE_BYTES } from '@marquee/rules/csv'

const MEGABYTE = 1_048_576

export const texts = {
  title: 'Import markets',
  back: 'Markets',
  intro:
    'A file of brands, zones, districts and dealers is tried first: you see what differs before anything is changed.',
  label: 'File of markets',
  requirements: ['CSV, as spreadsheets save it', `${MOST_TABLE_BYTES / MEGABYTE} MB at most`],
  rules: [
    'One line for each market, in any order, below a line of headers.',
    'Level, source ID and parent are needed; a new market needs a name as well.',
    'A blank cell or a missing column leaves what is there.',
    'A market that is not in the file stays as it is. Only the status “closed” closes.',
  ],
  templateName: 'markets.csv',
  toList: 'See the markets',
} as const

export const trialTexts = {
  nothing: 'Nothing differs: the markets are as the file says.',
  changed: 'Changed',
  added: 'New',
  refused: 'Lines that are refused',
  refusedWhy: 'They are left out. Correct them in the file, and choose it again.',
  absent: 'Not in the file',
  absentWhy: 'These dealers are open here and stay as they are.',
  line: 'Line',
  sourceId: 'Source ID',
  market: 'Market',
  below: 'Lies below',
  what: 'What changes',
  why: 'Why',
  noId: 'None',
} as const
