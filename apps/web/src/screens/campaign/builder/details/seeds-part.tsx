import { hasTrait } from '@marquee/rules/templates'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import { campaignReasons, detailsLabel, seedChannelsOf } from '@marquee/rules/campaigns'
import { useWatch } from 'react-hook-form'
import { whyNot } from '../../../../api/index.ts'
import { useField } from '../../../../ui/form/index.ts'
import { SeedPanel } from '../../../../widgets/seed-lists/index.ts'
import { useDetails } from './details.ts'
import type { DetailsValues } from './details-values.rules.ts'

const NAME = 'sampleRecipients'

/** A child's are its dealer's own, though the rest of it follows the parent. */
export function SeedsPart() {
  const { campaign, form } = useDetails()
  const { control } = form
  const field = useField<DetailsValues, DetailsValues['sampleRecipients']>({
    control,
    name: NAME,
    label: detailsLabel(NAME),
  })
  const listKey = useWatch({ control, name: 'sampleRecipientListKey' })
  const chosen = useWatch({ control, name: 'fulfillmentChannelsAndVariations' })
  return (
    <Box {...field.place} sx={{ mt: 8 }}>
      <SeedPanel
        recipients={field.value}
        listKey={listKey}
        channels={seedChannelsOf(chosen)}
        marketKey={campaign.startedFor}
        isAnnual={hasTrait(campaign.category, 'year')}
        reason={whyNot(campaign.can.saveSeeds, campaignReasons)}
        onChange={(recipients, key) => {
          field.change(recipients)
          form.setValue('sampleRecipientListKey', key, { shouldDirty: true })
        }}
      />
      {field.message && <FormHelperText error>{field.message}</FormHelperText>}
    </Box>
  )
}
