import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import Typography from '@mui/material/Typography'
import {
  channelNames,
  FULFILLMENT_CHANNELS,
  type FulfillmentChannel,
} from '@marquee/rules/channels'
import { attachmentChoices, MOST_ATTACHMENTS } from '@marquee/rules/creatives'
import { couponCountsOf } from '@marquee/rules/pieces'
import { useWatch, type Control, type UseFormReturn } from 'react-hook-form'
import { FieldGrid, GroupBox, SelectField, useField } from '../../../../ui/form/index.ts'
import { Section } from '../../../../ui/page/index.ts'
import { contentOf, type CreativeValues, type MediaValues } from './creative.rules.ts'
import { couponTexts, labels, partTexts } from './texts.ts'

type Form = UseFormReturn<CreativeValues>

const ALL_COUNTS = Array.from({ length: MOST_ATTACHMENTS + 1 }, (_, count) => count)
const choices = ALL_COUNTS.map((count) => ({ value: String(count), label: String(count) }))

/** How many coupons dealers may put on it, and what comes of that. */
export function CouponsPart({ form }: { form: Form }) {
  const { control } = form
  const type = useWatch({ control, name: 'preview.type' })
  return (
    <Section title={partTexts.coupons} description={partTexts.couponsWhy}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        {type === 'DYNAMIC_PDF' ? (
          <MediaField control={control} />
        ) : (
          <FieldGrid>
            <SelectField
              control={control}
              choices={choices}
              name="minAttachments"
              label={labels.least}
            />
            <SelectField
              control={control}
              choices={choices}
              name="maxAttachments"
              label={labels.most}
            />
          </FieldGrid>
        )}
        <Outcome form={form} />
      </Box>
    </Section>
  )
}

/** What the rule of campaigns makes of it. */
function Outcome({ form }: { form: Form }) {
  useWatch({
    control: form.control,
    name: ['preview', 'minAttachments', 'maxAttachments', 'fulfillmentChannels'],
  })
  const content = contentOf(form.getValues())
  const outcome = attachmentChoices([content])
  const isDrawn = content.preview.type === 'DYNAMIC_PDF'
  const nothing = isDrawn ? couponTexts.none : couponTexts.noneInRange
  return (
    <Typography role="status" sx={{ color: outcome.ok ? 'text.secondary' : 'error.main' }}>
      {outcome.ok ? couponTexts.fits(outcome.value) : nothing}
    </Typography>
  )
}

function MediaField({ control }: { control: Control<CreativeValues> }) {
  const { value, change, place, invalid, message } = useField<CreativeValues, MediaValues>({
    control,
    name: 'preview.media',
    label: labels.media,
  })
  const [chosen, design, emailDesign] = useWatch({
    control,
    name: ['fulfillmentChannels', 'design', 'emailDesign'],
  })
  const possible: Readonly<Record<FulfillmentChannel, readonly number[]>> = {
    EMAIL: couponCountsOf(emailDesign),
    DIRECT_MAIL: couponCountsOf(design),
    DIGITAL_MEDIA: ALL_COUNTS,
  }
  const channels = FULFILLMENT_CHANNELS.filter((channel) => chosen.includes(channel))
  return (
    <GroupBox label={labels.media} place={place} error={invalid} help={message}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {channels.map((channel) => (
          <Counts
            key={channel}
            channel={channel}
            // A number that the design no longer takes can still be taken away.
            offered={ALL_COUNTS.filter(
              (count) => possible[channel].includes(count) || value[channel].includes(count),
            )}
            possible={possible[channel]}
            value={value[channel]}
            onChange={(counts) => change({ ...value, [channel]: counts })}
          />
        ))}
      </Box>
    </GroupBox>
  )
}

interface CountsProps {
  channel: FulfillmentChannel
  offered: readonly number[]
  possible: readonly number[]
  value: readonly number[]
  onChange: (counts: number[]) => void
}

function Counts({ channel, offered, possible, value, onChange }: CountsProps) {
  return (
    <Box role="group" aria-label={couponTexts.channel(channelNames[channel])}>
      <Typography>{channelNames[channel]}</Typography>
      <FormGroup row>
        {offered.map((count) => (
          <FormControlLabel
            key={count}
            label={possible.includes(count) ? count : `${count}: ${couponTexts.cannot}`}
            control={
              <Checkbox
                checked={value.includes(count)}
                onChange={(_, on) =>
                  onChange(offered.filter((one) => (one === count ? on : value.includes(one))))
                }
              />
            }
          />
        ))}
      </FormGroup>
    </Box>
  )
}
