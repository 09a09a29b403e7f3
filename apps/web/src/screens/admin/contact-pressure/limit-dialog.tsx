import { channelNames } from '@marquee/rules/channels'
import { limitInWords, MOST_DAYS, MOST_PIECES } from '@marquee/rules/contact-pressure'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { api, useChange } from '../../../api/index.ts'
import { Form, NumberField, useForm, wholeNumber, wholeProblem } from '../../../ui/form/index.ts'
import { FormButtons, FormDialog } from '../../../ui/form-dialog/index.ts'
import type { BrandLimits, ChannelLimit } from './answers.ts'
import { texts } from './texts.ts'

interface LimitDialogProps {
  brand: BrandLimits['brand']
  one: ChannelLimit
  onClose: () => void
}

const piecesProblem = (typed: string) => wholeProblem(typed, { least: 1, most: MOST_PIECES })
const daysProblem = (typed: string) => wholeProblem(typed, { least: 1, most: MOST_DAYS })

/** The limit of a brand for one channel, with what it comes to as it is typed. */
export function LimitDialog({ brand, one: { channel, limit }, onClose }: LimitDialogProps) {
  const form = useForm({
    defaultValues: { pieces: String(limit?.pieces ?? ''), days: String(limit?.days ?? '') },
  })
  const [pieces, days] = useWatch({ control: form.control, name: ['pieces', 'days'] })
  const change = useChange(api.contactPressure.change, {
    refreshes: [api.contactPressure.list],
    fails: false,
    selection: false,
    success: (answer) => answer.limits.map(wordsIf(channel)).join(''),
  })
  const title = texts.dialog(channelNames[channel], brand.name)
  const typed = limitOf(pieces, days)
  return (
    <FormDialog form={form} width="sm" title={title} onClose={onClose}>
      {(leave) => (
        <Form
          form={form}
          label={title}
          onSubmit={async (values) => {
            const body = { channel, limit: limitOf(values.pieces, values.days) }
            await change.attempt({ params: { hierarchyId: brand.id }, body })
            onClose()
          }}
        >
          <Box sx={fields}>
            <NumberField
              control={form.control}
              name="pieces"
              label={texts.pieces}
              required
              rules={[piecesProblem]}
            />
            <NumberField
              control={form.control}
              name="days"
              label={texts.days}
              required
              rules={[daysProblem]}
            />
          </Box>
          <Typography role="status" sx={{ mt: 4, minHeight: '1.5em', fontWeight: 600 }}>
            {typed && limitInWords(channel, typed)}
          </Typography>
          <Typography sx={{ mt: 2 }}>{texts.effect}</Typography>
          <FormButtons control={form.control} onCancel={leave}>
            {texts.save}
          </FormButtons>
        </Form>
      )}
    </FormDialog>
  )
}

/** Null while what is typed is no limit. */
function limitOf(pieces: string, days: string): ChannelLimit['limit'] {
  if (piecesProblem(pieces) !== undefined || daysProblem(days) !== undefined) return null
  const [most, within] = [wholeNumber(pieces), wholeNumber(days)]
  return most === undefined || within === undefined ? null : { pieces: most, days: within }
}

const wordsIf =
  (channel: ChannelLimit['channel']) =>
  (one: ChannelLimit): string =>
    one.channel === channel ? limitInWords(channel, one.limit) : ''

const fields = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
} as const
