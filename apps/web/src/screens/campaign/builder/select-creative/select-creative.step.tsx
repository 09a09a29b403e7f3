import { campaignReasons } from '@marquee/rules/campaigns'
import { whyNot } from '../../../../api/index.ts'
import { useBuilder } from '../builder.ts'
import { UndoDialog } from '../undo-dialog.tsx'
import { StepForm } from '../step-form.tsx'
import { StepTitle } from '../step-title.tsx'
import { withCreative } from '../steps.rules.ts'
import { useCampaignStep } from '../use-campaign-step.ts'
import { useSaving } from '../use-saving.ts'
import { ChosenCreative } from './chosen-creative.tsx'
import { differencesOf, valuesOf } from './creative-values.rules.ts'
import { Gallery } from './gallery.tsx'
import { texts } from './texts.ts'
import { useCreativeForm } from './use-creative-form.ts'

/** Which piece a step sends: its creative, its look, and the words that are filled in. */
export function Step() {
  const { campaign } = useBuilder()
  const { step, name } = useCampaignStep()
  const creative = useCreativeForm()
  const { form, undoing, settle } = creative
  const saving = useSaving()
  const { key, opted, fulfillmentChannels, fulfillmentChannelVariations } = step
  const decided = { key, opted, fulfillmentChannels, fulfillmentChannelVariations }
  return (
    <>
      <StepTitle intro={texts.intro}>{name ? texts.titleOf(name) : texts.title}</StepTitle>
      <StepForm
        form={form}
        saving={saving}
        valuesOf={valuesOf(key)}
        typed={(values) => withCreative(campaign, key, values)}
        label={texts.form}
        differences={differencesOf}
        reason={whyNot(campaign.can.save, campaignReasons)}
        save={(values) => saving.saveStep({ ...decided, creative: values })}
      >
        <Gallery step={step} creative={creative} />
        <ChosenCreative step={step} creative={creative} />
      </StepForm>
      <UndoDialog asked={undoing} onSettled={settle} />
    </>
  )
}
