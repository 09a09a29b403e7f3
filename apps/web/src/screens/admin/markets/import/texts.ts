import { figure } from '../texts.ts'
import { tableRequirements } from '../../../../ui/file-import/index.ts'

export const texts = {
  title: 'Import markets',
  back: 'Markets',
  intro:
    'A file of brands, zones, districts and dealers is tried first: you see what differs before anything is changed.',
  label: 'File of markets',
  requirements: tableRequirements,
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
  absentWhy: 'These dealers are open here and stay as they are.',
  sourceId: 'Source ID',
  market: 'Market',
  below: 'Lies below',
  noId: 'None',
} as const

const markets = (count: number) => (count === 1 ? '1 market' : `${figure(count)} markets`)

export const importsTexts = { none: 'No file has changed the markets yet.' } as const

export const undoMarketsTexts = {
  removed: 'New markets that are removed',
  market: 'Market',
  groups:
    'Moved dealers take their people, campaigns and customers back along. Groups that they left have to add them again.',
  closing: 'New markets that stay can be closed in the list of markets.',
  yes: (count: number) => `Undo for ${markets(count)}`,
} as const
