import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import type { notices } from '@marquee/contract/notices'
import type { AnswerOf } from '@marquee/contract/operation'
import { noticeKindTexts } from '@marquee/rules/notices'
import { paths } from '../../../app/paths.ts'
import { api, useChange, useOperation } from '../../../api/index.ts'
import { Page } from '../../../ui/page/index.ts'
import { ErrorState } from '../../../ui/states/index.ts'
import { texts } from './texts.ts'

type Choice = AnswerOf<typeof notices.choices>['choices'][number]

/** Each click is saved at once. */
export function Screen() {
  const query = useOperation(api.notices.choices)
  const choose = useChange(api.notices.choose, {
    refreshes: [api.notices.choices],
    success: texts.saved,
  })
  const save = (choice: Choice) => void choose.run({ body: { choices: [choice] } })
  return (
    <Page title={texts.title} intro={texts.intro} back={{ to: paths.notices, name: texts.back }}>
      {query.error !== undefined && (
        <ErrorState title={texts.loadFailed} onRetry={query.retry} retrying={query.isRefreshing}>
          {query.error}
        </ErrorState>
      )}
      <Box component="ul" sx={list}>
        {query.response?.choices.map((choice) => (
          <Kind
            key={choice.kind}
            choice={choice}
            isSaving={choose.isRunning || query.isRefreshing}
            onChange={save}
          />
        ))}
      </Box>
    </Page>
  )
}

interface KindProps {
  choice: Choice
  isSaving: boolean
  onChange: (choice: Choice) => void
}

function Kind({ choice, isSaving, onChange }: KindProps) {
  const name = noticeKindTexts[choice.kind]
  const ways = [
    ['inProduct', texts.inProduct],
    ['byEmail', texts.byEmail],
  ] as const
  return (
    <Box component="li" sx={row}>
      <Box component="fieldset" disabled={isSaving} sx={{ display: 'contents' }}>
        <Typography component="legend" sx={{ float: 'left', flex: '1 1 18rem', p: 0 }}>
          {name}
        </Typography>
        {ways.map(([way, label]) => (
          <FormControlLabel
            key={way}
            label={label}
            control={
              <Checkbox
                checked={choice[way]}
                onChange={(_, checked) => onChange({ ...choice, [way]: checked })}
              />
            }
          />
        ))}
      </Box>
    </Box>
  )
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  maxWidth: '60rem',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  px: { xs: 4, sm: 5 },
  py: 2,
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
} as const
