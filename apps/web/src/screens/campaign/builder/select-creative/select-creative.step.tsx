import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { campaignAbilityTexts, channelsOfStep } from '@marquee/rules/campaigns'
import { channelNames, isOnPaper, type FulfillmentChannel } from '@marquee/rules/channels'
import { designOf, FORMATS } from '@marquee/rules/pieces'
import type { FilterItem } from '@marquee/rules/templates'
import { whyNot, type QueryState } from '../../../../api/index.ts'
import { DisabledReason } from '../../../../ui/disabled-reason/index.ts'
import { GroupBox, useField } from '../../../../ui/form/index.ts'
import { PieceSkeleton } from '../../../../widgets/pieces/index.ts'
import type { CampaignStep, Creative } from '../answers.ts'
import { useBuilder } from '../builder.ts'
import { StepForm } from '../step-form.tsx'
import { StepTitle } from '../step-title.tsx'
import { withCreative } from '../steps.rules.ts'
import { UndoDialog } from '../undo-dialog.tsx'
import { useCampaignStep } from '../use-campaign-step.ts'
import { useSaving } from '../use-saving.ts'
import { ChosenCreative } from './chosen-creative.tsx'
import { differencesOf, valuesOf, type CreativeValues } from './creative-values.rules.ts'
import { useOffered, whyNotChosen, type Offered } from './offered.ts'
import { texts } from './texts.ts'
import { PieceOf, useHeldCreative } from '../../../../widgets/campaigns/index.ts'
import {
  useCreativeForm,
  useHeld,
  useHeldVersion,
  useIsSuggesting,
  type CreativeForm,
} from './use-creative-form.ts'

/** Which piece a step sends: its creative, its look, and the words that are filled in. */
export function Step() {
  const { campaign } = useBuilder()
  const { step, name } = useCampaignStep()
  const creative = useCreativeForm()
  const { form, undoing, close } = creative
  const isSuggesting = useIsSuggesting()
  const saving = useSaving()
  const { key, opted, fulfillmentChannels, fulfillmentChannelVariations } = step
  const decided = { key, opted, fulfillmentChannels, fulfillmentChannelVariations }
  return (
    <>
      <StepTitle intro={isSuggesting ? texts.introSuggested : texts.intro}>
        {name ? texts.titleOf(name) : texts.title}
      </StepTitle>
      <StepForm
        form={form}
        saving={saving}
        valuesOf={valuesOf(key)}
        typed={(values) => withCreative(campaign, key, values)}
        label={texts.form}
        differences={differencesOf}
        savedAt={isSuggesting ? null : campaign.updatedAt}
        reason={whyNot(campaign.can.saveStep, campaignAbilityTexts)}
        save={(values) => saving.saveStep({ ...decided, creative: values })}
      >
        <Gallery step={step} creative={creative} />
        <ChosenCreative step={step} creative={creative} />
      </StepForm>
      <UndoDialog undoing={undoing} onClose={close} />
    </>
  )
}

interface GalleryProps {
  step: CampaignStep
  creative: CreativeForm
}

/** All creatives of the step side by side, each as the piece that it would be. */
function Gallery({ step, creative }: GalleryProps) {
  const { control } = creative.form
  const name = 'creativeTemplateKey'
  const { place, invalid, message } = useField<CreativeValues, number | null>({
    control,
    name,
    label: texts.creative,
  })
  const offered = useOffered(step)
  return (
    <GroupBox label={texts.gallery} error={invalid} help={message} place={place}>
      <Box component="ul" sx={gallery}>
        {step.creativeSelection.filterItems.map((item) => (
          <CreativeCard
            key={item.creativeTemplateKey}
            item={item}
            offered={offered}
            creative={creative}
          />
        ))}
      </Box>
    </GroupBox>
  )
}

const gallery = {
  display: 'grid',
  gap: 5,
  m: 0,
  mt: 3,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
}

interface CreativeCardProps {
  item: FilterItem
  offered: QueryState<Offered>
  creative: CreativeForm
}

const NONE = { creativeTemplateKey: null, creativeVersion: null }

/** A creative to choose, with the coupons and the dealer of this campaign on it. */
function CreativeCard({ item, offered, creative }: CreativeCardProps) {
  const held = useHeldVersion(creative.form)
  const { campaign } = useBuilder()
  const { step } = useCampaignStep()
  const { name, creativeTemplateKey } = item
  const isChosen = held.creativeTemplateKey === creativeTemplateKey
  const own = useHeldCreative(isChosen ? held : NONE)
  const newest = offered.response?.customCreativeTemplates.find(
    ({ key }) => key === creativeTemplateKey,
  )
  // What is chosen stays in the version that the campaign holds.
  const found = isChosen ? own.response : newest
  const channels = channelsOfStep(campaign, step.key)
  const reason = isChosen ? undefined : whyNotChosen(offered.status, newest, channels)
  const press = () => {
    if (found && !isChosen) creative.choose(found)
  }
  return (
    <Box component="li" sx={[card, { borderColor: isChosen ? 'primary.main' : 'divider' }]}>
      <Box aria-hidden>
        {found ? <Shown creative={found} form={creative.form} /> : <PieceSkeleton />}
      </Box>
      <DisabledReason reason={reason}>
        <ButtonBase aria-pressed={isChosen} onClick={press} sx={button}>
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography component="span" variant="subtitle2" sx={{ display: 'block' }}>
              {name || found?.name}
            </Typography>
            <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
              {reason ?? (found && formatOf(found, channels))}
            </Typography>
          </Box>
          {isChosen && (
            <Chip
              component="span"
              size="small"
              color="primary"
              label={creative.suggested === creativeTemplateKey ? texts.suggested : texts.chosen}
            />
          )}
        </ButtonBase>
      </DisabledReason>
    </Box>
  )
}

/** The chosen creative is shown as the campaign holds it, any other with as much of that as fits. */
function Shown({ creative, form }: { creative: Creative; form: CreativeForm['form'] }) {
  const held = useHeld(form)
  const { campaign } = useBuilder()
  const { step } = useCampaignStep()
  const isChosen = held.creativeTemplateKey === creative.key
  const shown = isChosen ? held : fittedTo(creative, held)
  return (
    <PieceOf campaign={campaign} stepKey={step.key} creative={creative} held={shown} size="small" />
  )
}

/** What another creative would show of what this one holds: the words of the fields that both have. */
const fittedTo = ({ fields }: Creative, { values, ...held }: CreativeValues): CreativeValues => ({
  ...held,
  variationId: null,
  creativeVersion: null,
  values: Object.fromEntries(
    Object.entries(values).filter(([name]) => fields.some((field) => field.name === name)),
  ),
})

function formatOf({ design }: Creative, channels: readonly FulfillmentChannel[]): string {
  if (channels.length > 0 && !isOnPaper(...channels)) return channelNames.EMAIL
  const drawn = designOf(design)
  return drawn ? FORMATS[drawn.format].name : ''
}

const card = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  border: 2,
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'background.paper',
  '&:has(:focus-visible)': { outline: '0.125rem solid', outlineColor: 'primary.main' },
} as const

/** Below the picture, and pressed on the picture as well. */
const button = {
  flex: 1,
  display: 'flex',
  gap: 2,
  alignItems: 'flex-start',
  p: 3,
  textAlign: 'left',
  justifyContent: 'space-between',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const
