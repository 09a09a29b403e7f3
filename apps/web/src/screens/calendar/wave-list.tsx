import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { showDate } from '@marquee/rules/calendar'
import { Link as RouterLink } from 'react-router'
import { builderPath } from '../../app/paths.ts'
import { Section } from '../../ui/page/index.ts'
import { dayInWords } from '../../widgets/calendar/index.ts'
import { StatusChip } from '../../widgets/campaigns/index.ts'
import { useBrandName } from '../../widgets/user-state/index.ts'
import { grouped, type Grouping } from './month.rules.ts'
import { texts } from './texts.ts'
import type { CalendarMonth, ShownWave } from './use-calendar-month.ts'

interface WaveListProps {
  month: CalendarMonth
  grouping: Grouping
}

/** The same as lines, by place. */
export function WaveList({ month: { waves, closed }, grouping }: WaveListProps) {
  const brand = useBrandName()
  return (
    <>
      {closed.map(({ key, date, hierarchyId }) => (
        <Typography key={key} sx={{ mb: 2, color: 'error.main' }}>
          {dayInWords(date)}: {texts.closed(brand(hierarchyId) ?? texts.everyBrand)}
        </Typography>
      ))}
      {grouped(waves, grouping, texts.elsewhere).map(([name, of]) => (
        <Section key={name} title={name || texts.groups.nation} framed>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {of.map((wave) => (
              <Line key={`${wave.campaign.key} ${wave.wave}`} {...wave} />
            ))}
          </Box>
        </Section>
      ))}
    </>
  )
}

function Line({ campaign, wave, date, inHome }: ShownWave) {
  const { key, name, market, status, deploymentDateTwo, couponsEnd } = campaign
  const facts = [
    market.name,
    deploymentDateTwo !== null && texts.wave[wave],
    texts.inHome(showDate(inHome.first), showDate(inHome.last)),
    couponsEnd !== null && texts.coupons(showDate(couponsEnd)),
  ]
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 3,
        alignItems: 'center',
        py: 3,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography component="time" dateTime={date} sx={{ width: '12rem' }}>
        {dayInWords(date)}
      </Typography>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={builderPath(key, 'details')}>
          {name}
        </Link>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <StatusChip status={status} />
    </Box>
  )
}
