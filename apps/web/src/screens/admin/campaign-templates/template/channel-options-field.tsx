import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import {
  CHANNEL_OPTIONALITIES,
  channelNames,
  FULFILLMENT_CHANNELS,
  FULFILLMENT_OPTIONS,
  type ChannelOption,
  type FulfillmentOption,
} from '@marquee/rules/channels'
import { optionOf } from '@marquee/rules/templates'
import { GroupBox, useField, type FieldProps } from '../../../../ui/form/index.ts'
import { asChannelOption, type TemplateValues } from '../../../../widgets/templates/index.ts'
import { channelTexts as texts } from './texts.ts'

interface ChannelOptionsFieldProps extends FieldProps<TemplateValues, ChannelOption[]> {
  /** The ways of sending to choose from. */
  options: readonly FulfillmentOption[]
}

/** Ways of sending: whether each is offered, how strongly, and whether it may be used alone. */
export function ChannelOptionsField(props: ChannelOptionsFieldProps) {
  const { label, options } = props
  const { value, change, invalid, help, place } = useField<TemplateValues, ChannelOption[]>(props)
  const chosen = new Map(value.map((option) => [optionOf(option), option]))
  // A chosen option stays visible, even if it is not offered any more.
  const shown = FULFILLMENT_OPTIONS.filter((each) => options.includes(each) || chosen.has(each))
  if (shown.length === 0 && !invalid) return null
  const put = (option: FulfillmentOption, next: ChannelOption | undefined) =>
    change(
      FULFILLMENT_OPTIONS.flatMap((each) => {
        const kept = each === option ? next : chosen.get(each)
        return kept ? [kept] : []
      }),
    )
  return (
    <GroupBox label={label} help={help} error={invalid} place={place}>
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
        {shown.map((option) => (
          <OptionRow
            key={option}
            option={option}
            value={chosen.get(option)}
            onChange={(next) => put(option, next)}
          />
        ))}
      </Box>
    </GroupBox>
  )
}

interface OptionRowProps {
  option: FulfillmentOption
  value: ChannelOption | undefined
  onChange: (value: ChannelOption | undefined) => void
}

const isChannel = (option: FulfillmentOption) =>
  (FULFILLMENT_CHANNELS as readonly string[]).includes(option)

function OptionRow({ option, value, onChange }: OptionRowProps) {
  const name = channelNames[option]
  return (
    <Box sx={row}>
      <FormControlLabel
        label={name}
        control={
          <Checkbox
            checked={value !== undefined}
            onChange={(_, on) =>
              onChange(on ? asChannelOption(option, isChannel(option)) : undefined)
            }
          />
        }
      />
      {value && (
        <>
          <Select
            size="small"
            value={value.optionality}
            onChange={({ target }) => onChange({ ...value, optionality: target.value })}
            inputProps={{ 'aria-label': texts.optionality(name) }}
            sx={{ minWidth: '10rem' }}
          >
            {CHANNEL_OPTIONALITIES.map((each) => (
              <MenuItem key={each} value={each}>
                {texts.optionalities[each]}
              </MenuItem>
            ))}
          </Select>
          <FormControlLabel
            label={texts.alone}
            control={
              <Checkbox
                checked={value.isFulfillableAlone}
                onChange={(_, on) => onChange({ ...value, isFulfillableAlone: on })}
                slotProps={{ input: { 'aria-label': `${texts.alone}: ${name}` } }}
              />
            }
          />
        </>
      )}
    </Box>
  )
}

const row = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 1,
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(12rem, 1fr) 11rem 13rem' },
  px: 3,
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const
