import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { table } from './markdown-table.ts'
import { neededFor, type Network } from './sizing/sizing.ts'

const PAGE = fileURLToPath(new URL('../docs/sizing.md', import.meta.url))
const BETWEEN = /(<!-- sizing -->\n)[\s\S]*(<!-- \/sizing -->)/

/** The households of a dealer of the demo, and four campaigns a month that reach a quarter of them each. */
const DEALER = { households: 18_500, campaignsInAMonth: 4, piecesOfACampaign: 4_600 }
const NETWORKS: readonly Network[] = [
  { ...DEALER, dealers: 20, peopleAtOnce: 10 },
  { ...DEALER, dealers: 200, peopleAtOnce: 60 },
  { ...DEALER, dealers: 2_000, peopleAtOnce: 400 },
]

/** docs/sizing.md with what each network needs between its marks. */
export function sizingPage(): string {
  const text = readFileSync(PAGE, 'utf8')
  return text.replace(BETWEEN, (_, start: string, end: string) => {
    return `${start}\n${table([['', ...NETWORKS.map(nameOf)], ...rows()])}\n\n${end}`
  })
}

const nameOf = ({ dealers }: Network) => `${dealers.toLocaleString('en-US')} dealers`

function rows(): string[][] {
  const needed = NETWORKS.map((network) => ({ network, ...neededFor(network) }))
  const million = (count: number) => `${(count / 1e6).toFixed(1)} million`
  const whole = (count: number) => count.toLocaleString('en-US')
  const one = (figure: number) => figure.toFixed(1)
  const two = (figure: number) => figure.toFixed(2)
  type Column = (typeof needed)[number]
  const row = (title: string, cell: (of: Column) => string) => [title, ...needed.map(cell)]
  return [
    row('Households', ({ network }) => million(network.dealers * network.households)),
    row('Campaigns a month', ({ network }) => whole(network.dealers * network.campaignsInAMonth)),
    row('Pieces a month', ({ network: { dealers, campaignsInAMonth, piecesOfACampaign } }) =>
      million(dealers * campaignsInAMonth * piecesOfACampaign),
    ),
    row('People at once at peak', ({ network }) => whole(network.peopleAtOnce)),
    row('Cores for the programs at peak', ({ programCores }) => two(programCores)),
    row('Programs', ({ programs }) => whole(programs)),
    row('Cores for PostgreSQL at peak', ({ databaseCores }) => two(databaseCores)),
    row('Minutes to import all customers', ({ importMinutes }) => one(importMinutes)),
    row('GB in PostgreSQL after 3 years', ({ databaseGigabytes }) => one(databaseGigabytes)),
    row('GB of files for each program', ({ programGigabytes }) => two(programGigabytes)),
  ]
}
