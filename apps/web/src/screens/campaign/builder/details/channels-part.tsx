import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { detailsLabel, whatChoosingUndoes } from '@marquee/rules/campaigns'
import {
  channelNames,
  channelReasons,
  channelsOf,
  channelTexts,
  choiceInWords,
  chooseOption,
  chosenOf,
  isChosen,
  mayChange,
  sendModeOf,
  sendModes,
  shownOptions,
  uncheck,
  type ChannelOption,
  type ChosenOption,
} from '@marquee/rules/channels'
import { hasTrait, showPiecePrice } from '@marquee/rules/templates'
import { useId } from 'react'
import { whyNot } from '../../../../api/index.ts'
import { GroupBox, useField } from '../../../../ui/form/index.ts'
import type { Season } from '../answers.ts'
import { Part } from '../part.tsx'
import { UndoDialog, useUndoDialog } from '../undo-dialog.tsx'
import { campaignWith, type DetailsValues } from './details.rules.ts'
import { useDetails } from './use-details.ts'
import { texts } from './texts.ts'

const NAME = 'fulfillmentChannelsAndVariations'
const { section, annual } = channelTexts

export function ChannelsPart() {
  const { campaign, form, known, isFixed } = useDetails()
  const { channelOptions } = campaign.template
  const field = useField<DetailsValues, ChosenOption[]>({
    control: form.control,
    name: NAME,
    label: detailsLabel(NAME),
    disabled: isFixed,
  })
  const { undoing, confirm, close } = useUndoDialog()
  const toggle = (option: ChosenOption, isOn: boolean) => {
    const chosen = (isOn ? chooseOption : uncheck)(field.value, option, channelOptions)
    const present = campaignWith(form.getValues(), campaign)
    const choosing = { option, chosen, hasAudience: campaign.audience !== null, ...known }
    confirm({
      undoes: whatChoosingUndoes(present, choosing),
      go: () => {
        field.change(chosen)
        field.input.onBlur()
        // Other channels have other days to choose from.
        if (form.getValues('mailDate') !== null) void form.trigger('mailDate')
      },
    })
  }
  const isAnnual = hasTrait(campaign.category, 'year')
  return (
    <Part title={texts.channels.title}>
      <GroupBox
        label={isAnnual ? `${section} ${annual}` : section}
        help={field.help}
        error={field.invalid}
        place={field.place}
      >
        <Box sx={cards}>
          {shownOptions(channelOptions).map((option) => {
            const choice = chosenOf(option)
            if (!choice) return null
            return (
              <ChannelCard
                key={choice.value}
                option={option}
                choice={choice}
                chosen={field.value}
                isFixed={isFixed}
                onToggle={(isOn) => toggle(choice, isOn)}
              />
            )
          })}
        </Box>
        <Typography role="status" sx={{ mt: 3 }}>
          {choiceInWords(field.value)}
        </Typography>
      </GroupBox>
      <UndoDialog undoing={undoing} onClose={close} />
    </Part>
  )
}

const cards = {
  display: 'grid',
  gap: 3,
  mt: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
} as const

interface ChannelCardProps {
  option: ChannelOption
  choice: ChosenOption
  chosen: readonly ChosenOption[]
  isFixed: boolean
  onToggle: (isOn: boolean) => void
}

/** A channel option: to whom it goes, what it costs, and why it cannot be unchecked. */
function ChannelCard({ option, choice, chosen, isFixed, onToggle }: ChannelCardProps) {
  const { campaign, seasons } = useDetails()
  const { template } = campaign
  const id = useId()
  const isOn = isChosen(chosen, choice)
  const locked = whyNot(mayChange(choice, template.channelOptions), channelReasons)
  return (
    <Box component="label" htmlFor={id} sx={[card, isOn && on]}>
      <Checkbox
        id={id}
        checked={isOn}
        disabled={isFixed || locked !== undefined}
        onChange={(_, checked) => onToggle(checked)}
        sx={{ mt: -1.5, ml: -2 }}
        slotProps={{
          input: { 'aria-label': channelNames[choice.value], 'aria-describedby': `${id}-more` },
        }}
      />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
          <Typography component="span" variant="subtitle2">
            {channelNames[choice.value]}
          </Typography>
          {option.optionality === 'RECOMMENDED' && (
            <Chip
              size="small"
              color="primary"
              variant="outlined"
              label={channelTexts.recommended}
            />
          )}
        </Box>
        <Box id={`${id}-more`}>
          {[
            ...sendLines(choice, chosen, isOn),
            ...pricesIn(choice, seasons.length > 0 ? seasons.map(templateOf) : [template]),
            isAloneRefused(choice, option) ? texts.channels.notAlone : undefined,
            locked,
          ].map((line) => line !== undefined && <Line key={line}>{line}</Line>)}
        </Box>
      </Box>
    </Box>
  )
}

/** Said where it is chosen: a save refuses it. */
const isAloneRefused = ({ type }: ChosenOption, { isFulfillableAlone }: ChannelOption): boolean =>
  type === 'CHANNEL' && !isFulfillableAlone

function Line({ children }: { children: string }) {
  return (
    <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
      {children}
    </Typography>
  )
}

/** To whom each channel goes. A variation always says it, a channel only once it is chosen. */
function sendLines(choice: ChosenOption, chosen: readonly ChosenOption[], isOn: boolean): string[] {
  if (choice.type === 'CHANNEL') {
    return isOn ? [sendModes[sendModeOf(choice.value, chosen)].label] : []
  }
  const channels = channelsOf(choice.value).map(
    (channel) => channelNames[channel] + sendModes[sendModeOf(channel, [choice])].suffix,
  )
  return [channels.join(', ')]
}

type Priced = ReturnType<typeof useDetails>['campaign']['template']

const templateOf = ({ campaign: { template } }: Season): Priced => template

/** In a year each season has a price of its own: from the lowest to the highest. */
function pricesIn(choice: ChosenOption, templates: readonly Priced[]): string[] {
  const own = templates.flatMap(
    ({ priceBook }) =>
      priceBook.prices.find(({ option }) => option === choice.value)?.pricePerPiece ?? [],
  )
  const [lowest, highest] = [Math.min(...own), Math.max(...own)]
  if (own.length > 0 && lowest < highest) {
    return [texts.channels.between(showPiecePrice(lowest), showPiecePrice(highest))]
  }
  return templates.slice(0, 1).flatMap((template) => pricesOf(choice, template))
}

/** The price of the option itself, else of each channel that it uses. */
function pricesOf({ value }: ChosenOption, { priceBook }: Priced): string[] {
  const priceOf = (option: string) =>
    priceBook.prices.find((price) => price.option === option)?.pricePerPiece
  const { perPiece, noPrice } = texts.channels
  const own = priceOf(value)
  if (own !== undefined) return [perPiece(showPiecePrice(own))]
  const channels = channelsOf(value).flatMap((channel) => {
    const price = priceOf(channel)
    return price === undefined ? [] : [`${channelNames[channel]} ${showPiecePrice(price)}`]
  })
  return [channels.length > 0 ? perPiece(channels.join(', ')) : noPrice]
}

const card = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  p: 3,
  cursor: 'pointer',
  border: 1,
  borderColor: 'line',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:has(:focus-visible)': { outline: '0.125rem solid', outlineColor: 'primary.main' },
  '&:has(:disabled)': { cursor: 'default', bgcolor: 'background.sunken' },
} as const

const on = { borderColor: 'primary.main', bgcolor: 'primary.tint' }
