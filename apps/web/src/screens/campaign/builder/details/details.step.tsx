import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { campaignReasons, detailsSections, type DetailsSection } from '@marquee/rules/campaigns'
import { lazy, Suspense, useRef, type ComponentType } from 'react'
import { useWatch } from 'react-hook-form'
import { whyNot } from '../../../../api/index.ts'
import { RowsSkeleton } from '../../../../ui/states/index.ts'
import { useBuilder } from '../builder.ts'
import { StepForm } from '../step-form.tsx'
import { StepTitle } from '../step-title.tsx'
import { useSaving } from '../use-saving.ts'
import { ChannelsPart } from './channels-part.tsx'
import { DeferralPart } from './deferral-part.tsx'
import { DetailsProvider, useDetails } from './details.ts'
import { asTyped, detailsOf, valuesOf } from './details-values.rules.ts'
import { differencesOf } from './differences.rules.ts'
import { MailDatePart } from './mail-date-part.tsx'
import { Mending } from './mending.tsx'
import type * as metroParts from './metro-parts.ts'
import { NamePart } from './name-part.tsx'
import { NoGroup } from './no-group.tsx'
import { SeedsPart } from './seeds-part.tsx'
import { texts } from './texts.ts'
import { refuseHalfDays, useDetailsForm } from './use-details-form.ts'
import { useLinkedField } from './use-linked-field.ts'
import { useOnlyGroup } from './use-take-group.ts'

/** What the campaign is called, how and when it is sent, and for whom: all that concerns it as a whole. */
export function Step() {
  const { campaign } = useBuilder()
  const { name, description } = campaign.template
  const details = useDetailsForm(campaign)
  const { form, isFixed } = details
  const saving = useSaving()
  useOnlyGroup(details)
  const saved = isFixed ? campaign.can.saveSeeds : campaign.can.save
  return (
    <DetailsProvider value={details}>
      <StepTitle intro={description}>{name}</StepTitle>
      <StepForm
        form={form}
        saving={saving}
        valuesOf={valuesOf}
        typed={(values) => asTyped(values, campaign)}
        label={texts.form}
        differences={differencesOf}
        reason={whyNot(saved, campaignReasons)}
        save={async (values) => {
          refuseHalfDays(values)
          return saving.saveDetails(detailsOf(values, campaign))
        }}
      >
        {isFixed && <Alert severity="info">{campaignReasons['campaign.follows-parent']}</Alert>}
        <Mending />
        <Suspense fallback={<RowsSkeleton rows={6} />}>
          <Parts />
        </Suspense>
      </StepForm>
    </DetailsProvider>
  )
}

const metroPart = (section: keyof typeof metroParts) =>
  lazy(async () => ({ default: (await import('./metro-parts.ts'))[section] }))

const PARTS: Readonly<Record<DetailsSection, ComponentType>> = {
  name: NamePart,
  funding: metroPart('funding'),
  deferral: DeferralPart,
  channels: ChannelsPart,
  mailDate: MailDatePart,
  dealerGroup: metroPart('dealerGroup'),
  mailer: metroPart('mailer'),
  serviceLogo: metroPart('serviceLogo'),
  contact: metroPart('contact'),
  seeds: SeedsPart,
  dealers: metroPart('dealers'),
}

/** In the order and as far as the rules say. */
function Parts() {
  const { campaign, form, around } = useDetails()
  const ref = useRef<HTMLDivElement>(null)
  useLinkedField(ref)
  const fundingType = useWatch({ control: form.control, name: 'metroCampaign.fundingType' })
  const metroCampaign = campaign.metroCampaign && { ...campaign.metroCampaign, fundingType }
  const groups = around.groups.response?.marketGroups.length ?? 0
  const shown = detailsSections({ ...campaign, metroCampaign }, campaign.template, groups)
  return (
    <Box ref={ref}>
      {shown.map(({ section }) => {
        const Part = PARTS[section]
        return <Part key={section} />
      })}
      <NoGroup />
    </Box>
  )
}
