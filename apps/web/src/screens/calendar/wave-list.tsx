import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { showDate } from '@marquee/rules/calendar'
import { Line } from '../../ui/line/index.ts'
import { Section } from '../../ui/page/index.ts'
import { dayInWords } from '../../widgets/calendar/index.ts'
import { StatusChip } from '../../widgets/campaigns/index.ts'
import { useBrandName } from '../../widgets/user-state/index.ts'
import { grouped, type Grouping } from './month.rules.ts'
import { NamedCampaign } from './named-campaign.tsx'
import { texts } from './texts.ts'
import type { CalendarMonth, ShownWave } from './use-calendar-month.ts'
import { volumeOf } from './volume.rules.ts'

interface WaveListProps {
  waves: readonly ShownWave[]
  closed: CalendarMonth['closed']
  grouping: Grouping
  /** The day stands above the list already. */
  isOfOneDay?: boolean
}

/** What is mailed as lines, by place. */
export function WaveList({ waves, closed, grouping, isOfOneDay = false }: WaveListProps) {
  const brand = useBrandName()
  return (
    <>
      {grouped(waves, grouping, texts.elsewhere).map(([name, of]) => (
        <Section key={name} title={name || texts.groups.nation} framed>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {of.map((wave) => (
              <WaveLine
                key={`${wave.campaign.key} ${wave.wave}`}
                shown={wave}
                hasDay={!isOfOneDay}
              />
            ))}
          </Box>
        </Section>
      ))}
      {closed.length > 0 && (
        <Section title={texts.closedDays}>
          {closed.map(({ key, date, hierarchyId }) => (
            <Typography key={key} sx={closedDay}>
              {dayInWords(date)}: {texts.closed(brand(hierarchyId) ?? texts.everyBrand)}
            </Typography>
          ))}
        </Section>
      )}
    </>
  )
}

/** Shaded, as a closed day of the month is. */
const closedDay = {
  mb: 3,
  px: 3,
  py: 2,
  borderRadius: 1,
  bgcolor: 'background.sunken',
  color: 'text.secondary',
}

interface WaveLineProps {
  shown: ShownWave
  hasDay: boolean
}

function WaveLine({ shown: { campaign, wave, date, inHome }, hasDay }: WaveLineProps) {
  const { market, status, secondMailDate, couponsEnd } = campaign
  const facts = [
    market.name,
    secondMailDate !== null && texts.wave[wave],
    inHome && texts.inHome(showDate(inHome.first), showDate(inHome.last)),
    volumeOf(campaign, wave),
    couponsEnd !== null && texts.coupons(showDate(couponsEnd)),
  ]
  return (
    <Line>
      {hasDay && (
        <Typography component="time" dateTime={date} sx={{ width: '12rem' }}>
          {dayInWords(date)}
        </Typography>
      )}
      <NamedCampaign campaign={campaign} facts={facts} />
      <StatusChip status={status} />
    </Line>
  )
}
