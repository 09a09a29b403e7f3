import Alert from '@mui/material/Alert'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import Typography from '@mui/material/Typography'
import Box from '@mui/material/Box'
import {
  channelNames,
  channelReasons,
  channelsProblem,
  chosenChannels,
  chooseOption,
  chosenOf,
  isChosen,
  mayChange,
  shownOptions,
  uncheck,
  variationsOf,
  type ChosenOption,
} from '@marquee/rules/channels'
import { useState } from 'react'
import { whyNot } from '../../../../api/index.ts'
import { GroupBox } from '../../../../ui/form/index.ts'
import type { CampaignStep } from '../answers.ts'
import { useBuilder } from '../builder.ts'
import { texts } from './texts.ts'
import type { Touchpoint } from './use-touchpoint.ts'

interface ChannelsOfStepProps {
  step: CampaignStep
  reason: string | undefined
  onChange: Touchpoint['change']
}

/** By which ways a touchpoint is sent: its own, where it offers some; else those of the campaign. */
export function ChannelsOfStep({ step, reason, onChange }: ChannelsOfStepProps) {
  const [problem, setProblem] = useState<string>()
  const options = [...step.fulfillmentOptions, ...step.fulfillmentVariationOptions]
  const choices = shownOptions(options).flatMap((option) => chosenOf(option) ?? [])
  if (choices.length === 0) return <AsCampaign />
  const chosen = chosenIn(step)
  const toggle = (option: ChosenOption, isOn: boolean) => {
    const next = (isOn ? chooseOption : uncheck)(chosen, option, options)
    const wrong = channelsProblem(next, options)
    setProblem(wrong)
    if (wrong === undefined) onChange(asSent(next))
  }
  return (
    <Box sx={{ mt: 4 }}>
      <GroupBox label={texts.channels} error={problem !== undefined} help={problem}>
        <FormGroup row>
          {choices.map((choice) => {
            const locked = reason ?? whyNot(mayChange(choice, options), channelReasons)
            return (
              <FormControlLabel
                key={choice.value}
                label={channelNames[choice.value]}
                disabled={locked !== undefined}
                title={locked}
                control={
                  <Checkbox
                    checked={isChosen(chosen, choice)}
                    onChange={(_, isOn) => toggle(choice, isOn)}
                  />
                }
              />
            )
          })}
        </FormGroup>
      </GroupBox>
      <NotOfCampaign chosen={chosen} />
    </Box>
  )
}

/** A touchpoint narrows the ways of its campaign, and never widens them. */
function NotOfCampaign({ chosen }: { chosen: readonly ChosenOption[] }) {
  const { fulfillmentChannels: known } = useBuilder().campaign
  const lost = chosenChannels(chosen).filter((channel) => !known.includes(channel))
  if (known.length === 0 || lost.length === 0) return null
  const names = lost.map((channel) => channelNames[channel]).join(', ')
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {texts.notOfCampaign(names)}
    </Alert>
  )
}

function AsCampaign() {
  const { fulfillmentChannelsAndVariations: chosen } = useBuilder().campaign
  const names = chosen.map(({ value }) => channelNames[value]).join(', ')
  return (
    <Box sx={{ mt: 4 }}>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {texts.channels}
      </Typography>
      <Typography>{names ? texts.asCampaign(names) : texts.noChannels}</Typography>
    </Box>
  )
}

type Channels = Pick<CampaignStep, 'fulfillmentChannels' | 'fulfillmentChannelVariations'>

const chosenIn = ({ fulfillmentChannels, fulfillmentChannelVariations }: Channels) => [
  ...fulfillmentChannels.map((value): ChosenOption => ({ type: 'CHANNEL', value })),
  ...fulfillmentChannelVariations.map(({ id }): ChosenOption => ({ type: 'VARIATION', value: id })),
]

const asSent = (chosen: readonly ChosenOption[]): Channels => ({
  fulfillmentChannels: chosen.flatMap(({ type, value }) => (type === 'CHANNEL' ? [value] : [])),
  fulfillmentChannelVariations: variationsOf(chosen).map(({ id, fulfillmentChannels }) => ({
    id,
    fulfillmentChannels: [...fulfillmentChannels],
  })),
})
