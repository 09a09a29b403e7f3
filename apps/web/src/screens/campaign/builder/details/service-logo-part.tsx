import Box from '@mui/material/Box'
import { CheckboxField } from '../../../../ui/form/index.ts'
import { useUserState } from '../../../../widgets/user-state/index.ts'
import { useDetails } from './details.ts'
import { Part } from '../part.tsx'
import { ServiceLogo } from './service-logo.tsx'
import { texts } from './texts.ts'

export function ServiceLogoPart() {
  const { campaign, form, isFixed } = useDetails()
  const { hierarchies } = useUserState()
  const brand = hierarchies.find(({ id }) => id === campaign.hierarchyId)
  return (
    <Part title={texts.serviceLogo.title}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 5 }}>
        <ServiceLogo
          isSecondBrand={brand?.isSecondBrand ?? false}
          title={texts.serviceLogo.picture(brand?.name ?? campaign.hierarchyId)}
        />
        <CheckboxField
          control={form.control}
          name="metroCampaign.isExpressService"
          label={texts.serviceLogo.label}
          disabled={isFixed}
        />
      </Box>
    </Part>
  )
}
