import LockOutlined from '@mui/icons-material/LockOutlined'
import Box from '@mui/material/Box'
import { missingAddressParts, type NeededAddressPart } from '@marquee/rules/fields'
import { marketProfileAbilityTexts, profileProblems } from '@marquee/rules/market-profiles'
import { whyNot } from '../../api/index.ts'
import { SelectField, TextField } from '../../ui/form/index.ts'
import { Section } from '../../ui/page/index.ts'
import type { MarketProfile } from '../../widgets/market-profiles/index.ts'
import { useUserState } from '../../widgets/user-state/index.ts'
import { Fields, problemIn, type PartProps } from './fields.tsx'
import { fieldsOf } from './profile.rules.ts'
import { labels, partTexts } from './texts.ts'

interface BusinessPartProps extends Pick<PartProps, 'form'> {
  can: MarketProfile['can']
}

/** Who the dealer is: for those who hold a permission of its own. */
export function BusinessPart({ form, can }: BusinessPartProps) {
  const { stateReferences } = useUserState()
  const reason = whyNot(can.editRestricted, marketProfileAbilityTexts)
  const common = { control: form.control, disabled: reason !== undefined }
  return (
    <Section
      title={partTexts.business}
      description={reason === undefined ? partTexts.businessWhy : <Locked reason={reason} />}
    >
      <Fields>
        <TextField
          {...common}
          name="legalName"
          label={labels.legalName}
          rules={problemIn(form, 'legalName')}
        />
        <TextField
          {...common}
          name="sourceId.id"
          label={labels.sourceId}
          required={reason === undefined}
          rules={problemIn(form, 'sourceId')}
        />
        <TextField
          {...common}
          name="addresses.0.line1"
          label={labels.line1}
          rules={[...problemIn(form, 'address.line1'), missing(form, 'line1')]}
        />
        <TextField
          {...common}
          name="addresses.0.city"
          label={labels.city}
          rules={[...problemIn(form, 'address.city'), missing(form, 'city')]}
        />
        <SelectField
          {...common}
          name="addresses.0.countrySubdivision.code"
          label={labels.state}
          placeholder={partTexts.noState}
          choices={stateReferences}
          rules={[missing(form, 'state')]}
        />
        <TextField
          {...common}
          name="addresses.0.postalCode"
          label={labels.postalCode}
          inputMode="numeric"
          rules={[...problemIn(form, 'address.postalCode'), missing(form, 'postalCode')]}
        />
      </Fields>
    </Section>
  )
}

/** An address that was begun is incomplete where a part of it is missing. */
const missing =
  ({ getValues }: PartProps['form'], part: NeededAddressPart) =>
  () => {
    const fields = fieldsOf(getValues())
    const isMissing = missingAddressParts(fields.address).includes(part)
    return isMissing ? profileProblems(fields).address : undefined
  }

function Locked({ reason }: { reason: string }) {
  return (
    <Box component="span" sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <LockOutlined fontSize="small" aria-hidden />
      {reason}
    </Box>
  )
}
