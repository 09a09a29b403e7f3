import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { showDate } from '@marquee/rules/calendar'
import { nameOf, type Member } from './members.ts'
import { membersTexts as texts } from './texts.ts'

interface MemberLineProps {
  member: Member
  onFollow: () => void
}

/** One customer: who, where, since when not seen, and what they drive. */
export function MemberLine({ member, onFollow }: MemberLineProps) {
  const { person, city, zipCode, lastVisitOn, vehicles } = member
  const place = [person?.line1, [city, zipCode].filter(Boolean).join(' '), person?.email]
  const facts = [
    lastVisitOn && texts.lastVisit(showDate(lastVisitOn)),
    vehicles.map(({ model, year }) => `${model} ${year}`).join(', ') || texts.noVehicle,
  ]
  const name = nameOf(member)
  return (
    <Box component="li" sx={line}>
      <Box sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2">{name}</Typography>
        {[place, facts].map((parts) => (
          <Typography key={String(parts)} variant="body2" sx={{ color: 'text.secondary' }}>
            {parts.filter(Boolean).join(' · ')}
          </Typography>
        ))}
      </Box>
      <Button size="small" aria-label={texts.followOne(name)} onClick={onFollow}>
        {texts.follow}
      </Button>
    </Box>
  )
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
} as const
