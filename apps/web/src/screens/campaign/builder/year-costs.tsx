import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { showDate, showMonth, type CalendarDate } from '@marquee/rules/calendar'
import { showCount, showMoney } from '@marquee/rules/money'
import { useId } from 'react'
import { sheet } from '../../../ui/page/index.ts'
import { useBuilder } from './builder.ts'
import { yearTexts as texts } from './texts.ts'
import {
  byMonth,
  costsOf,
  withoutCanceled,
  type CountedSeason,
  type SeasonCosts,
} from './year-costs.rules.ts'

interface YearCostsProps {
  /** Of the seasons for which an audience is being chosen; the others are as they were saved. */
  counted?: readonly CountedSeason[]
}

/** What each season comes to, the year with and without discount, and by month. */
export function YearCosts({ counted = [] }: YearCostsProps) {
  const builder = useBuilder()
  const seasons = withoutCanceled(builder.seasons)
  const id = useId()
  if (seasons.length === 0) return null
  const costs = seasons.flatMap((season) => costsOf(season, counted) ?? [])
  const total = costs.reduce((sum, { estimatedCost }) => sum + estimatedCost, 0)
  const undiscounted = costs.reduce((sum, { costWithoutDiscount }) => sum + costWithoutDiscount, 0)
  return (
    <Box component="section" aria-labelledby={id} sx={framed}>
      <Typography variant="h3" id={id}>
        {texts.table}
      </Typography>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            <th scope="col">{texts.season}</th>
            <th scope="col">{texts.pieces}</th>
            <th scope="col">{texts.cost}</th>
          </tr>
        </thead>
        <tbody>
          {seasons.map(({ campaign }) => (
            <SeasonRow
              key={campaign.key}
              name={campaign.name}
              mailDate={campaign.mailDate}
              costs={costs.find(({ campaignKey }) => campaignKey === campaign.key)}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.year}</th>
            <td>{showCount(costs.reduce((sum, { pieces }) => sum + pieces, 0))}</td>
            <td>
              {showMoney(total)}
              {undiscounted > total && (
                <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                  {texts.withoutDiscount(showMoney(undiscounted))}
                </Typography>
              )}
            </td>
          </tr>
        </tfoot>
      </Box>
      <Months costs={costs} />
    </Box>
  )
}

interface SeasonRowProps {
  name: string
  mailDate: CalendarDate | null
  /** Undefined: it has no audience yet. */
  costs: SeasonCosts | undefined
}

function SeasonRow({ name, mailDate, costs }: SeasonRowProps) {
  return (
    <tr>
      <th scope="row">
        {name}
        {mailDate && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {`${texts.mailed} ${showDate(mailDate)}`}
          </Typography>
        )}
      </th>
      <td>{costs ? showCount(costs.pieces) : texts.none}</td>
      <td>{costs && showMoney(costs.estimatedCost)}</td>
    </tr>
  )
}

function Months({ costs }: { costs: readonly SeasonCosts[] }) {
  if (costs.length === 0) return null
  return (
    <Box sx={{ mt: 4 }}>
      <Typography variant="subtitle2">{texts.months}</Typography>
      <Box component="dl" sx={months}>
        {[...byMonth(costs)].map(([month, cost]) => (
          <Box key={month} sx={{ display: 'contents' }}>
            <dt>{month === null ? texts.notDated : showMonth(month)}</dt>
            <dd>{showMoney(cost)}</dd>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const framed = { ...sheet, mt: 5, p: 4 } as const

const table = {
  width: 1,
  mt: 3,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: 1.5, pr: 2, textAlign: 'left', verticalAlign: 'top', fontWeight: 'inherit' },
  '& td, & th[scope="col"]:not(:first-of-type)': { textAlign: 'right', pr: 0, pl: 2 },
  '& thead': { color: 'text.secondary' },
  '& tfoot': { borderTop: 1, borderColor: 'divider', fontWeight: 'fontWeightBold' },
} as const

const months = {
  m: 0,
  mt: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  rowGap: 1,
  fontVariantNumeric: 'tabular-nums',
  '& dd': { m: 0 },
} as const
