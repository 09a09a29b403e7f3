import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import Pagination from '@mui/material/Pagination'
import Typography from '@mui/material/Typography'
import { describeListedMonth } from '@marquee/rules/audience'
import { showDate, type CalendarDate } from '@marquee/rules/calendar'
import { showMoney } from '@marquee/rules/money'
import { approvalPath } from '../../app/paths.ts'
import { CampaignThumbnail, StatusChip } from '../../widgets/campaigns/index.ts'
import { showMoment, useToday } from '../../widgets/calendar/index.ts'
import { useUserState } from '../../widgets/user-state/index.ts'
import type { Waiting, WaitingPage } from './answers.ts'
import { isChoosable } from './decisions.rules.ts'
import { inGroups } from './groups.rules.ts'
import { choiceTexts, texts } from './texts.ts'
import type { Chosen } from './use-chosen.ts'
import type { WaitingList } from './use-waiting.ts'

interface WaitingTableProps extends Pick<WaitingList, 'filters' | 'pages' | 'turn'> {
  found: WaitingPage
  chosen: Chosen
  /** While decisions are on their way. */
  isLocked: boolean
}

/** A page of what waits, and choosing all of it at once. */
export function WaitingTable(props: WaitingTableProps) {
  const { found, filters, chosen, isLocked, pages, turn } = props
  const { waiting, totalElements } = found
  const today = useToday(useUserState().selectedMarket?.timeZone)
  const open = waiting.filter(isChoosable)
  const count = open.filter(chosen.has).length
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, mb: 2 }}>
        {open.length > 0 && (
          <FormControlLabel
            label={choiceTexts.page}
            disabled={isLocked}
            control={
              <Checkbox
                checked={count === open.length}
                indeterminate={count > 0 && count < open.length}
                onChange={(_, on) => chosen.choose(open, on)}
              />
            }
          />
        )}
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {texts.found(totalElements)}
        </Typography>
      </Box>
      {filters.order === 'decideBy' ? (
        inGroups(waiting, today).map(({ group, items }) => (
          <Box key={group} component="section" sx={{ mb: 6 }}>
            <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
              {texts.groups[group]}
            </Typography>
            <Items
              name={texts.groups[group]}
              heading="h3"
              items={items}
              chosen={chosen}
              isLocked={isLocked}
            />
          </Box>
        ))
      ) : (
        <Items name={texts.list} heading="h2" items={waiting} chosen={chosen} isLocked={isLocked} />
      )}
      {pages > 1 && (
        <Pagination
          aria-label={texts.pages}
          count={pages}
          page={Math.min(filters.page, pages - 1) + 1}
          onChange={(_, to) => turn(to - 1)}
          sx={{ mt: 6, '& ul': { justifyContent: 'center' } }}
        />
      )}
    </>
  )
}

interface ShownProps {
  /** Of each name: one below that of its group. */
  heading: 'h2' | 'h3'
  chosen: Chosen
  isLocked: boolean
}

interface ItemsProps extends ShownProps {
  name: string
  items: readonly Waiting[]
}

function Items({ name, items, ...shown }: ItemsProps) {
  return (
    <Box component="ul" aria-label={name} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map((item) => (
        <WaitingItem key={item.key} item={item} {...shown} />
      ))}
    </Box>
  )
}

interface WaitingItemProps extends ShownProps {
  item: Waiting
}

/** What waits, in a line or two, with the way to all of it. */
function WaitingItem({ item, heading, chosen, isLocked }: WaitingItemProps) {
  const { key, name, kind, status, submission } = item
  return (
    <Card component="li" sx={[row, chosen.has(item) && { borderColor: 'primary.main' }]}>
      <Box>
        {isChoosable(item) && (
          <Checkbox
            checked={chosen.has(item)}
            disabled={isLocked}
            onChange={(_, on) => chosen.choose([item], on)}
            slotProps={{ input: { 'aria-label': choiceTexts.one(name) } }}
          />
        )}
      </Box>
      <CampaignThumbnail campaignKey={key} />
      <Box sx={{ minWidth: 0 }}>
        <Typography component={heading} variant="body1">
          <Link
            href={approvalPath(key)}
            target="_blank"
            rel="noopener"
            aria-label={texts.review(name)}
            sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}
          >
            {name}
            <OpenInNewOutlined aria-hidden sx={{ fontSize: 'inherit', ml: 1 }} />
          </Link>
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Chip size="small" label={texts.kinds[kind]} />
          {status === 'ACKNOWLEDGED' && <StatusChip status={status} />}
          {kind === 'ORDER' && submission !== null && submission > 1 && (
            <Chip size="small" variant="outlined" label={texts.submission(submission)} />
          )}
        </Box>
      </Box>
      <Box sx={below}>
        <Where item={item} />
      </Box>
      <Box sx={below}>
        <What item={item} />
      </Box>
    </Card>
  )
}

function Where({ item: { market, dealers, by, waitingSince } }: { item: Waiting }) {
  const { district } = market.marketHierarchyByType
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {[market.name, dealers > 0 && texts.dealers(dealers)].filter(Boolean).join(', ')}
      </Typography>
      {district && district !== market.name && (
        <Typography variant="caption" component="p" sx={muted}>
          {district}
        </Typography>
      )}
      <Typography variant="caption" component="p" sx={muted}>
        {texts.asks(by, showMoment(waitingSince))}
      </Typography>
    </>
  )
}

/** Until when; in red once there is no day left. */
function DecideBy({ day }: { day: CalendarDate }) {
  const today = useToday(useUserState().selectedMarket?.timeZone)
  if (day > today) return <Typography>{texts.decideBy(showDate(day))}</Typography>
  return (
    <Typography sx={{ color: 'error.main', fontWeight: 'fontWeightMedium' }}>
      {day === today ? texts.decideToday : texts.overdue(showDate(day))}
    </Typography>
  )
}

function What({ item }: { item: Waiting }) {
  const { pieces, estimatedCost, monthly, monthlyCap, touchpoints, reason, kind, decideBy } = item
  const names = touchpoints.map(({ name }) => name).join(', ')
  const days = mailDaysOf(item).map(showDate)
  const figures = pieces !== null && estimatedCost !== null
  return (
    <>
      {days.length > 0 && <Typography>{texts.mailed(days.join(texts.and))}</Typography>}
      {decideBy && <DecideBy day={decideBy} />}
      {figures && <Typography>{texts.pieces(pieces, showMoney(estimatedCost))}</Typography>}
      {!figures && monthly && <Typography>{describeListedMonth(monthly, monthlyCap)}</Typography>}
      {names && <Typography>{texts.touchpoints(names)}</Typography>}
      {reason && kind === 'CANCEL' && (
        <Typography sx={{ whiteSpace: 'pre-line' }}>{reason}</Typography>
      )}
      {kind === 'CANCEL' && (
        <Typography variant="caption" component="p" sx={muted}>
          {texts.onItsPage}
        </Typography>
      )}
    </>
  )
}

function mailDaysOf({ mailDate, secondMailDate }: Waiting): readonly CalendarDate[] {
  return [mailDate, secondMailDate].filter((day) => day !== null)
}

const muted = { color: 'text.secondary' } as const
/** Below the name where there is no room beside it. */
const below = { minWidth: 0, gridColumn: { xs: '2 / -1', md: 'auto' } } as const
const row = {
  display: 'grid',
  columnGap: 4,
  rowGap: 2,
  p: 3,
  mb: 3,
  gridTemplateColumns: {
    xs: '2.5rem 6rem minmax(0, 1fr)',
    md: '2.5rem 6rem minmax(0, 4fr) minmax(0, 4fr) minmax(0, 3fr)',
  },
} as const
