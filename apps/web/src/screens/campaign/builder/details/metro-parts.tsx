import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import MuiTextField from '@mui/material/TextField'
import {
  asksPhoneNumber,
  detailsLabel,
  detailsTexts,
  FUNDING_TYPES,
  whatGroupUndoes,
} from '@marquee/rules/campaigns'
import { isMissing, url as urlRule } from '@marquee/rules/fields'
import { lazy, Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { ReasonButton } from '../../../../ui/disabled-reason/index.ts'
import {
  CheckboxField,
  FieldGrid,
  PhoneField,
  RadioGroupField,
  TextField,
  useField,
} from '../../../../ui/form/index.ts'
import { useUserState } from '../../../../widgets/user-state/index.ts'
import { Part } from '../part.tsx'
import { UndoDialog, useUndoDialog } from '../undo-dialog.tsx'
import { toDetails, type DetailsValues } from './details.rules.ts'
import { texts } from './texts.ts'
import { useDetails } from './use-details.ts'
import { useTakeGroup } from './use-take-group.ts'

// What only a metro campaign has: loaded together, when one is built.
export { DealersPart } from './dealers-part.tsx'

const choices = FUNDING_TYPES.map((value) => ({ value, label: detailsTexts.fundingTypes[value] }))

export function FundingPart() {
  const { form, isFixed } = useDetails()
  return (
    <Part title={texts.funding.title}>
      <RadioGroupField
        control={form.control}
        name="metroCampaign.fundingType"
        label={texts.funding.label}
        required
        row
        disabled={isFixed}
        choices={choices}
      />
    </Part>
  )
}

const GROUP = 'metroCampaign.marketGroupKey'

/** The groups to choose from. Another group starts again with none of its dealers selected. */
export function GroupPart() {
  const { campaign, form, around } = useDetails()
  const groups = around.groups.response?.marketGroups ?? []
  const field = useField<DetailsValues, number | null>({
    control: form.control,
    name: GROUP,
    label: detailsLabel(GROUP),
    required: true,
  })
  const take = useTakeGroup()
  const { undoing, confirm, close } = useUndoDialog()
  const choose = (key: number) => {
    const group = groups.find((each) => each.key === key)
    if (!group || key === field.value) return
    const present = toDetails(form.getValues(), campaign)
    confirm({
      undoes: whatGroupUndoes(present, group, {
        today: campaign.today,
        hasAudience: campaign.audience !== null,
        initialName: campaign.initialCampaignName,
        before: groups.find((each) => each.key === field.value),
      }),
      go: () => take(group),
    })
  }
  return (
    <Part title={texts.group.title}>
      <MuiTextField
        {...field.place}
        select
        label={detailsLabel(GROUP)}
        required
        value={field.value === null ? '' : String(field.value)}
        onChange={({ target }) => choose(Number(target.value))}
        onBlur={field.input.onBlur}
        inputRef={field.input.ref}
        error={field.invalid}
        helperText={field.help}
        slotProps={{ select: { displayEmpty: true } }}
        sx={{ maxWidth: '24rem' }}
      >
        <MenuItem value="" disabled>
          {texts.group.placeholder}
        </MenuItem>
        {groups.map(({ key, name, marketCount }) => (
          <MenuItem key={key} value={String(key)}>
            {`${name} (${texts.group.dealers(marketCount)})`}
          </MenuItem>
        ))}
      </MuiTextField>
      <UndoDialog undoing={undoing} onClose={close} />
    </Part>
  )
}

const { title, name, url, urlHint, phone, phoneHint, test, noUrl } = texts.mailer

export function MailerPart() {
  const { campaign, form, isFixed } = useDetails()
  const { control } = form
  return (
    <Part title={title}>
      <FieldGrid>
        <TextField
          control={control}
          name="metroCampaign.metroGroupName"
          label={name}
          required
          disabled={isFixed}
        />
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <TextField
            control={control}
            name="metroCampaign.metroGroupUrl"
            label={url}
            required
            disabled={isFixed}
            hint={urlHint}
            inputMode="url"
          />
          <TestUrl />
        </Box>
        {asksPhoneNumber(campaign) && (
          <PhoneField
            control={control}
            name="metroCampaign.marketPhoneNumber"
            label={phone}
            hint={phoneHint}
            disabled={!campaign.can.saveSeeds.ok}
          />
        )}
      </FieldGrid>
    </Part>
  )
}

/** Opens the address apart from this page, which the other one cannot reach. */
function TestUrl() {
  const { form } = useDetails()
  const typed = useWatch({ control: form.control, name: 'metroCampaign.metroGroupUrl' }).trim()
  const problem = isMissing(typed) ? noUrl : urlRule(typed)
  return (
    <ReasonButton
      variant="outlined"
      size="small"
      reason={problem}
      onClick={() => void window.open(typed, '_blank', 'noopener,noreferrer')}
    >
      {test}
    </ReasonButton>
  )
}

/** Comes with what draws pieces, which the form itself does not wait for. */
const ServiceLogo = lazy(async () => {
  const { ServiceLogo: Drawn } = await import('./service-logo.tsx')
  return { default: Drawn }
})

export function ServiceLogoPart() {
  const { campaign, form, isFixed } = useDetails()
  const { hierarchies } = useUserState()
  const brand = hierarchies.find(({ id }) => id === campaign.hierarchyId)
  return (
    <Part title={texts.serviceLogo.title}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 5 }}>
        <Box sx={{ width: '11rem', flex: 'none', border: 1, borderColor: 'divider' }}>
          <Suspense fallback={null}>
            <ServiceLogo
              brand={{ id: campaign.hierarchyId, isSecondBrand: brand?.isSecondBrand === true }}
              label={texts.serviceLogo.picture(brand?.name ?? campaign.hierarchyId)}
            />
          </Suspense>
        </Box>
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

export function ContactPart() {
  const { form, isFixed } = useDetails()
  const field = { control: form.control, required: true, disabled: isFixed } as const
  return (
    <Part title={texts.contact.title}>
      <FieldGrid>
        <TextField
          {...field}
          name="metroCampaign.contactDto.firstName"
          label={texts.contact.firstName}
        />
        <TextField
          {...field}
          name="metroCampaign.contactDto.lastName"
          label={texts.contact.lastName}
        />
        <PhoneField
          {...field}
          name="metroCampaign.contactDto.phoneNumber"
          label={texts.contact.phone}
        />
        <TextField
          {...field}
          name="metroCampaign.contactDto.email"
          label={texts.contact.email}
          inputMode="email"
        />
      </FieldGrid>
    </Part>
  )
}
