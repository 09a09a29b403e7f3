import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { designOf, EMAIL_DESIGNS, FORMATS, couponCountsOf } from '@marquee/rules/pieces'
import { useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { GroupBox, SelectField, useField } from '../../../../ui/form/index.ts'
import { Section } from '../../../../ui/page/index.ts'
import type { CreativeValues } from './creative-values.rules.ts'
import { DesignGallery } from './design-gallery.tsx'
import { designTexts, labels, partTexts } from './texts.ts'
import type { BrandPhotos } from './use-brand-photos.ts'

interface DesignPartProps {
  form: UseFormReturn<CreativeValues>
  photos: BrandPhotos
}

const emailChoices = EMAIL_DESIGNS.map(({ key, name }) => ({
  value: key,
  label: `${name}, ${designTexts.counts(couponCountsOf(key))}`,
}))

/** Where everything stands, on paper and in the email. */
export function DesignPart({ form, photos }: DesignPartProps) {
  const channels = useWatch({ control: form.control, name: 'fulfillmentChannels' })
  return (
    <Section title={partTexts.design} description={partTexts.designWhy}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <DesignField form={form} photos={photos} />
        {channels.includes('EMAIL') && (
          <SelectField
            control={form.control}
            name="emailDesign"
            label={labels.emailDesign}
            required
            choices={emailChoices}
            onChosen={(key) =>
              form.setValue('preview.media.EMAIL', [...couponCountsOf(key)], { shouldDirty: true })
            }
          />
        )}
      </Box>
    </Section>
  )
}

function DesignField({ form, photos }: DesignPartProps) {
  const { control } = form
  const { value, change, place, invalid, help } = useField<CreativeValues, string>({
    control,
    name: 'design',
    label: labels.design,
  })
  const [isOpen, setOpen] = useState(false)
  const design = designOf(value)
  const choose = (key: string) => {
    // Another design has layouts of its own.
    form.setValue('preview.media.DIRECT_MAIL', [...couponCountsOf(key)], { shouldDirty: true })
    change(key)
    setOpen(false)
  }
  return (
    <GroupBox label={labels.design} place={place} error={invalid} help={help}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 12rem' }}>
          <Typography sx={{ fontWeight: 'fontWeightMedium' }}>
            {design?.name ?? designTexts.none}
          </Typography>
          {design && (
            <Typography sx={{ color: 'text.secondary' }}>
              {designTexts.facts(FORMATS[design.format].name, designTexts.counts(design.coupons))}
            </Typography>
          )}
        </Box>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {designTexts.choose}
        </Button>
      </Box>
      {isOpen && (
        <DesignGallery
          values={form.getValues()}
          photos={photos}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </GroupBox>
  )
}
