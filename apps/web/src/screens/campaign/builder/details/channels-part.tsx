import { hasTrait } from '@marquee/rules/templates'
import Box from '@mui/material/Box'
import { detailsLabel, whatChoosingUndoes } from '@marquee/rules/campaigns'
import {
  channelTexts,
  chooseOption,
  chosenOf,
  shownOptions,
  uncheck,
  type ChosenOption,
} from '@marquee/rules/channels'
import { GroupBox, useField } from '../../../../ui/form/index.ts'
import { ChannelCard } from './channel-card.tsx'
import { useDetails } from './details.ts'
import { campaignWith, type DetailsValues } from './details-values.rules.ts'
import { Part } from '../part.tsx'
import { texts } from './texts.ts'
import { UndoDialog } from '../undo-dialog.tsx'
import { useAsking } from '../use-asking.ts'

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
  const { asked, ask, settle } = useAsking()
  const toggle = (option: ChosenOption, isOn: boolean) => {
    const chosen = (isOn ? chooseOption : uncheck)(field.value, option, channelOptions)
    const present = campaignWith(form.getValues(), campaign)
    const choosing = { option, chosen, hasAudience: campaign.audience !== null, ...known }
    ask({
      undoes: whatChoosingUndoes(present, choosing),
      go: () => {
        field.change(chosen)
        field.input.onBlur()
        // The days to choose from are others now.
        if (form.getValues('campaignStartDate') !== null) void form.trigger('campaignStartDate')
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
      </GroupBox>
      <UndoDialog asked={asked} onSettled={settle} />
    </Part>
  )
}

const cards = {
  display: 'grid',
  gap: 3,
  mt: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
} as const
