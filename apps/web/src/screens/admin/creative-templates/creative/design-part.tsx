import { isByEmail, isOnPaper } from '@marquee/rules/channels'
import { isDrawnOnPaper } from '@marquee/rules/creatives'
import { couponCountsOf, designOf, EMAIL_DESIGNS, FORMATS } from '@marquee/rules/pieces'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState, type ReactNode } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { GroupBox, useField } from '../../../../ui/form/index.ts'
import { Section } from '../../../../ui/page/index.ts'
import type { CreativeValues } from './creative.rules.ts'
import { DesignGallery, EmailGallery } from './gallery.tsx'
import { designTexts, labels, partTexts } from './texts.ts'
import type { BrandPhotos } from './use-brand-photos.ts'

interface DesignPartProps {
  form: UseFormReturn<CreativeValues>
  photos: BrandPhotos
}

/** Where everything stands, on paper and in the email; each where it is sent, and what was chosen stays out of sight. */
export function DesignPart({ form, photos }: DesignPartProps) {
  const channels = useWatch({ control: form.control, name: 'fulfillmentChannels' })
  return (
    <Section title={partTexts.design} description={partTexts.designWhy}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        {isDrawnOnPaper({ fulfillmentChannels: channels }) && (
          <DesignField
            form={form}
            name="design"
            label={isOnPaper(...channels) ? labels.design : labels.pictureDesign}
            action={designTexts.choose}
            describe={mailDesign}
          >
            {(choosing) => (
              <DesignGallery values={form.getValues()} photos={photos} {...choosing} />
            )}
          </DesignField>
        )}
        {isByEmail(...channels) && (
          <DesignField
            form={form}
            name="emailDesign"
            label={labels.emailDesign}
            action={designTexts.chooseEmail}
            describe={emailDesign}
          >
            {(choosing) => <EmailGallery values={form.getValues()} {...choosing} />}
          </DesignField>
        )}
      </Box>
    </Section>
  )
}

function mailDesign(key: string) {
  const design = designOf(key)
  if (!design) return undefined
  const counts = designTexts.counts(design.coupons)
  return { name: design.name, facts: designTexts.facts(FORMATS[design.format].name, counts) }
}

function emailDesign(chosen: string) {
  const design = EMAIL_DESIGNS.find(({ key }) => key === chosen)
  return design && { name: design.name, facts: designTexts.counts(couponCountsOf(chosen)) }
}

interface DesignFieldProps {
  form: UseFormReturn<CreativeValues>
  name: 'design' | 'emailDesign'
  label: string
  /** What the button says. */
  action: string
  /** The name of a design and what there is to know of it. */
  describe: (key: string) => { name: string; facts: string } | undefined
  children: (choosing: { onChoose: (key: string) => void; onClose: () => void }) => ReactNode
}

/** A design, chosen from all of them by how they look. */
function DesignField({ form, name, label, action, describe, children }: DesignFieldProps) {
  const { value, change, place, invalid, help } = useField<CreativeValues, string>({
    control: form.control,
    name,
    label,
  })
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const design = describe(value)
  const choose = (key: string) => {
    // Another design has layouts of its own.
    const media = name === 'design' ? 'preview.media.DIRECT_MAIL' : 'preview.media.EMAIL'
    form.setValue(media, [...couponCountsOf(key)], { shouldDirty: true })
    change(key)
    close()
  }
  return (
    <GroupBox label={label} place={place} error={invalid} help={help}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 12rem' }}>
          <Typography sx={{ fontWeight: 'fontWeightMedium' }}>
            {design?.name ?? designTexts.none}
          </Typography>
          {design && <Typography sx={{ color: 'text.secondary' }}>{design.facts}</Typography>}
        </Box>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {action}
        </Button>
      </Box>
      {isOpen && children({ onChoose: choose, onClose: close })}
    </GroupBox>
  )
}
