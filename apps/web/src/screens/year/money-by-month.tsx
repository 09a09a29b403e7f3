import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { showMoney } from '@marquee/rules/money'
import { Section } from '../../ui/page/index.ts'
import type { Totals } from './answers.ts'
import { moneyTexts as texts, monthInWords } from './texts.ts'

/** What is mailed in each month costs, what is ordered apart from what is a draft yet. */
export function MoneyByMonth({ totals: { months, cost, uncounted } }: { totals: Totals }) {
  const most = Math.max(1, ...months.map(({ ordered, draft }) => ordered + draft))
  const hasDrafts = cost.draft > 0
  return (
    <Section title={texts.title} description={texts.intro} framed>
      {months.length === 0 ? (
        <Typography>{texts.none}</Typography>
      ) : (
        <Box sx={{ overflowX: 'auto' }}>
          <Box component="table" aria-label={texts.title} sx={table}>
            <thead>
              <tr>
                <th scope="col">{texts.month}</th>
                <Box component="td" aria-hidden className="bar" />
                <th scope="col">{texts.ordered}</th>
                {hasDrafts && <th scope="col">{texts.draft}</th>}
              </tr>
            </thead>
            <tbody>
              {months.map(({ month, ordered, draft }) => (
                <tr key={month}>
                  <th scope="row">{monthInWords(month)}</th>
                  <Box component="td" aria-hidden className="bar">
                    <Bar ordered={ordered / most} draft={draft / most} />
                  </Box>
                  <td>{showMoney(ordered)}</td>
                  {hasDrafts && <td>{showMoney(draft)}</td>}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{texts.total}</th>
                <Box component="td" aria-hidden className="bar" />
                <td>{showMoney(cost.ordered)}</td>
                {hasDrafts && <td>{showMoney(cost.draft)}</td>}
              </tr>
            </tfoot>
          </Box>
        </Box>
      )}
      {uncounted > 0 && (
        <Typography sx={{ mt: 3, color: 'text.secondary' }}>
          {texts.uncounted(uncounted)}
        </Typography>
      )}
    </Section>
  )
}

/** Drafts are an outline only: nobody has ordered them. The figures stand beside it. */
function Bar({ ordered, draft }: { ordered: number; draft: number }) {
  return (
    <Box sx={{ display: 'flex', height: '0.75rem' }}>
      <Box sx={{ width: percent(ordered), bgcolor: 'primary.main', borderRadius: 0.5 }} />
      {draft > 0 && (
        <Box
          sx={{
            width: percent(draft),
            border: 1,
            borderStyle: 'dashed',
            borderColor: 'primary.main',
            bgcolor: 'primary.tint',
            borderRadius: 0.5,
          }}
        />
      )}
    </Box>
  )
}

const percent = (share: number) => `${share * 100}%`

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: 2, pr: 4, textAlign: 'right', whiteSpace: 'nowrap' },
  '& th:first-of-type': { textAlign: 'left', fontWeight: 'fontWeightRegular' },
  '& thead th': { color: 'text.secondary', fontWeight: 'fontWeightRegular' },
  '& .bar': { width: '100%', minWidth: { xs: '3rem', sm: '10rem' } },
  '& tbody tr, & tfoot tr': { borderTop: 1, borderColor: 'divider' },
  '& tfoot th, & tfoot td': { fontWeight: 'fontWeightMedium' },
} as const
