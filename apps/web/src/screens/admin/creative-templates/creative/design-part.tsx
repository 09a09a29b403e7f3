import Box from '@mui/material/Box'
import { designOf, EMAIL_DESIGNS, FORMATS, couponCountsOf } from '@marquee/rules/pieces'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { Section } from '../../../../ui/page/index.ts'
import type { CreativeValues } from './creative-values.rules.ts'
import { DesignField } from './design-field.tsx'
import { DesignGallery } from './design-gallery.tsx'
import { EmailGallery } from './email-gallery.tsx'
import { designTexts, labels, partTexts } from './texts.ts'
import type { BrandPhotos } from './use-brand-photos.ts'

interface DesignPartProps {
  form: UseFormReturn<CreativeValues>
  photos: BrandPhotos
}

/** Where everything stands, on paper and in the email. */
export function DesignPart({ form, photos }: DesignPartProps) {
  const channels = useWatch({ control: form.control, name: 'fulfillmentChannels' })
  return (
    <Section title={partTexts.design} description={partTexts.designWhy}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <DesignField
          form={form}
          name="design"
          label={labels.design}
          action={designTexts.choose}
          told={mailDesign}
        >
          {(choosing) => <DesignGallery values={form.getValues()} photos={photos} {...choosing} />}
        </DesignField>
        {channels.includes('EMAIL') && (
          <DesignField
            form={form}
            name="emailDesign"
            label={labels.emailDesign}
            action={designTexts.chooseEmail}
            told={emailDesign}
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
