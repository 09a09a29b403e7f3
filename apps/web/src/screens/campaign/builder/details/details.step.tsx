import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { showDate } from '@marquee/rules/calendar'
import {
  campaignAbilityTexts,
  campaignReasons,
  paymentsOfBills,
  detailsLabel,
  detailsSections,
  detailsTexts,
  seedChannelsOf,
  type DetailsSection,
} from '@marquee/rules/campaigns'
import { showMoney } from '@marquee/rules/money'
import { hasTrait } from '@marquee/rules/templates'
import { lazy, Suspense, useEffect, useRef, type ComponentType, type RefObject } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { useLocation } from 'react-router'
import { whyNot } from '../../../../api/index.ts'
import {
  CheckboxField,
  focusField,
  mendedNames,
  namesOfErrors,
  useField,
} from '../../../../ui/form/index.ts'
import { RowsSkeleton } from '../../../../ui/states/index.ts'
import { SeedPanel } from '../../../../widgets/seed-lists/index.ts'
import { useBuilder } from '../builder.ts'
import { Part } from '../part.tsx'
import { StepForm } from '../step-form.tsx'
import { StepTitle } from '../step-title.tsx'
import { useSaving } from '../use-saving.ts'
import { ChannelsPart } from './channels-part.tsx'
import { DealerNotes } from './dealer-notes.tsx'
import {
  asTyped,
  dayOf,
  toDetails,
  toSeasonDates,
  differencesOf,
  differingDates,
  valuesOf,
  type DetailsValues,
} from './details.rules.ts'
import { MailDatePart } from './mail-date-part.tsx'
import type * as metroParts from './metro-parts.tsx'
import { MonthlyCapPart } from './monthly-cap-part.tsx'
import { NamePart } from './name-part.tsx'
import { texts } from './texts.ts'
import { DetailsProvider, refuseHalfTyped, useDetails, useDetailsForm } from './use-details.ts'
import { useOnlyGroup } from './use-take-group.ts'

/** What concerns the campaign as a whole: its name, how and when it is sent, and for which dealers. */
export function Step() {
  const { campaign, seasons } = useBuilder()
  const { name, description } = campaign.template
  const details = useDetailsForm(campaign, seasons)
  const { form, isFixed, judge } = details
  const saving = useSaving()
  useOnlyGroup(details)
  const saved = isFixed ? campaign.can.saveSeeds : campaign.can.save
  return (
    <DetailsProvider value={details}>
      <StepTitle intro={description}>{name}</StepTitle>
      <DealerNotes />
      <StepForm
        form={form}
        saving={saving}
        valuesOf={(saved) => valuesOf(saved, saved.seasonals ?? seasons)}
        typed={(values) => asTyped(values, campaign, judge.current(values))}
        label={texts.form}
        differences={(typed, saved) => [
          ...differencesOf(typed, saved),
          ...differingDates(typed, saved, seasons),
        ]}
        reason={whyNot(saved, campaignAbilityTexts)}
        save={async (values) => {
          refuseHalfTyped(values)
          return saving.saveDetails(toDetails(values, campaign), toSeasonDates(values))
        }}
      >
        {isFixed && <Alert severity="info">{campaignReasons['campaign.follows-parent']}</Alert>}
        <StaleErrors />
        <Suspense fallback={<RowsSkeleton rows={6} />}>
          <Parts />
        </Suspense>
      </StepForm>
    </DetailsProvider>
  )
}

/**
 * Clears the error of a field that another field has put right: a mail date by another channel. A component
 * of its own, because it renders at every key press.
 */
function StaleErrors() {
  const { form, judge } = useDetails()
  const { control, clearErrors, getValues } = form
  const values = useWatch({ control })
  const { errors } = useFormState({ control })
  useEffect(() => {
    if (namesOfErrors(errors).length === 0) return
    const stale = mendedNames(errors, judge.current(getValues()))
    if (stale.length > 0) clearErrors(stale as ['name'])
  }, [clearErrors, getValues, judge, errors, values])
  return null
}

/** Loaded only for a metro campaign. */
const metroPart = (name: keyof typeof metroParts) =>
  lazy(async () => ({ default: (await import('./metro-parts.tsx'))[name] }))

const PARTS: Readonly<Record<DetailsSection, ComponentType>> = {
  name: NamePart,
  funding: metroPart('FundingPart'),
  deferral: DeferralPart,
  channels: ChannelsPart,
  mailDate: MailDatePart,
  monthlyCap: MonthlyCapPart,
  dealerGroup: metroPart('GroupPart'),
  mailer: metroPart('MailerPart'),
  serviceLogo: metroPart('ServiceLogoPart'),
  contact: metroPart('ContactPart'),
  seeds: SeedsPart,
  dealers: metroPart('DealersPart'),
}

/** The rules say which sections there are, and in which order. */
function Parts() {
  const { campaign, form, around } = useDetails()
  const ref = useRef<HTMLDivElement>(null)
  useLinkedField(ref)
  const fundingType = useWatch({ control: form.control, name: 'metroCampaign.fundingType' })
  const metroCampaign = campaign.metroCampaign && { ...campaign.metroCampaign, fundingType }
  const groups = around.groups.response?.marketGroups.length ?? 0
  const shown = detailsSections({ ...campaign, metroCampaign }, campaign.template, groups)
  return (
    // The first part has room above it as well as the title has below.
    <Box ref={ref} sx={{ mt: -5 }}>
      {shown.map(({ section }) => {
        const Part = PARTS[section]
        return <Part key={section} />
      })}
      <NoGroup />
    </Box>
  )
}

/** Gives focus to the field that a link names, as soon as it is there. */
function useLinkedField(around: RefObject<HTMLElement | null>): void {
  const { key, state } = useLocation()
  const field = (state as { field?: unknown } | null)?.field
  const focusedFor = useRef<string>(undefined)
  // After each render: the part with the field may have to be loaded first.
  useEffect(() => {
    const { current } = around
    if (!current || typeof field !== 'string' || field === '' || focusedFor.current === key) return
    if (focusField(current, field)) focusedFor.current = key
  })
}

function DeferralPart() {
  const { form, isFixed } = useDetails()
  const { control } = form
  const isDeferred = useWatch({ control, name: 'isBillingDeferred' })
  return (
    <Part title={texts.deferral.title}>
      <CheckboxField
        control={control}
        name="isBillingDeferred"
        label={detailsTexts.deferral.label}
        hint={detailsTexts.deferral.note}
        disabled={isFixed}
      />
      {isDeferred && <Payments />}
    </Part>
  )
}

/** When the payments are due, and once an audience is saved how much each of them is. */
function Payments() {
  const { campaign, form } = useDetails()
  const { audience, category } = campaign
  const date = dayOf(useWatch({ control: form.control, name: 'mailDate' }))
  const { payments, whenDated, payment, ofSeasons } = texts.deferral
  const days =
    date &&
    paymentsOfBills(audience?.bills ?? [], date).map((each) => {
      const day = showDate(each.date)
      return audience ? payment(day, showMoney(each.amount)) : day
    })
  return (
    <Typography role="status" sx={{ mt: 2, fontVariantNumeric: 'tabular-nums' }}>
      {hasTrait(category, 'year')
        ? ofSeasons
        : days
          ? `${payments} ${days.join(', ')}.`
          : whenDated}
    </Typography>
  )
}

const NAME = 'sampleRecipients'

/** The seeds of a child campaign are its dealer's own, though the rest of it follows the parent. */
function SeedsPart() {
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
        reason={whyNot(campaign.can.saveSeeds, campaignAbilityTexts)}
        onChange={(recipients, key) => {
          field.change(recipients)
          form.setValue('sampleRecipientListKey', key, { shouldDirty: true })
        }}
      />
      {field.message && <FormHelperText error>{field.message}</FormHelperText>}
    </Box>
  )
}

/** Without a dealer group a metro campaign cannot be built: says so, and what to do. */
function NoGroup() {
  const { response } = useDetails().around.groups
  if (response?.marketGroups.length !== 0) return null
  return (
    <Alert severity="warning" sx={{ mt: 5 }}>
      {texts.group.none}
    </Alert>
  )
}
