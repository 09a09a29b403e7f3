import type { AnswerOf } from '@marquee/contract/operation'
import type { orders } from '@marquee/contract/orders'
import { showDate, type CalendarDate } from '@marquee/rules/calendar'
import { showCount } from '@marquee/rules/money'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { closeMailingTexts as texts } from './texts.ts'

interface CloseMailingsProps {
  id?: string
  close: AnswerOf<typeof orders.closeMailings> | undefined
}

/** Each pair of campaigns that reaches some of the same households shortly after each other; nothing where none does. */
export function CloseMailings({ id, close }: CloseMailingsProps) {
  if (!close || close.closeMailings.length === 0) return null
  const named = ({ name, date }: { name: string; date: CalendarDate }) =>
    texts.mailedOn(name, showDate(date))
  return (
    <Alert id={id} severity="warning" sx={{ mb: 4 }}>
      {texts.close(close.withinDays)}
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {close.closeMailings.map(({ first, second, households, isAtMost }) => (
          <li key={`${first.campaignKey} ${second.campaignKey}`}>
            {texts.closePair(
              isAtMost ? texts.atMost(showCount(households)) : showCount(households),
              named(first),
              named(second),
            )}
          </li>
        ))}
      </Box>
    </Alert>
  )
}
