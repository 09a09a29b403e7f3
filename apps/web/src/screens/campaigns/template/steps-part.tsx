import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { stepsOf, type TemplateStep } from '@marquee/rules/templates'
import { Section } from '../../../ui/page/index.ts'
import { ChannelChips } from '../channel-chips.tsx'
import type { Template } from './answers.ts'
import { creativesOf } from './creatives-of.rules.ts'
import { StepCreatives } from './step-creatives.tsx'
import { stepTexts } from './texts.ts'

/** What goes out, one after the other. */
export function StepsPart({ template }: { template: Template }) {
  const steps = stepsOf(template)
  return (
    <Section title={stepTexts.title} framed>
      {steps.length === 0 && <Typography>{stepTexts.none}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 6 }}>
        {steps.map((step) => (
          <StepItem key={step.key} step={step} template={template} />
        ))}
      </Box>
    </Section>
  )
}

function StepItem({ step, template }: { step: TemplateStep; template: Template }) {
  const { number, name, daysAfterStart, optionality, targetAttachmentCount } = step
  const options = [...step.fulfillmentOptions, ...step.fulfillmentVariationOptions]
  return (
    <Box component="li" sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography variant="h3">{stepTexts.numbered(number, name)}</Typography>
        <Chip label={stepTexts.optionality[optionality]} />
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>
        {[
          daysAfterStart === 0 ? stepTexts.first : stepTexts.later(daysAfterStart),
          ...(targetAttachmentCount > 0 ? [stepTexts.coupons(targetAttachmentCount)] : []),
        ].join(' · ')}
      </Typography>
      <ChannelChips options={options} />
      <StepCreatives creatives={creativesOf(step, template.creativeTemplates)} />
    </Box>
  )
}
