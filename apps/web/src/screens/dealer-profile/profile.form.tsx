import { marketProfileAbilityTexts, MOST_OF } from '@marquee/rules/market-profiles'
import { LISTING_CATEGORIES } from '@marquee/rules/markets'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { api, ApiError, useChange, whyNot } from '../../api/index.ts'
import { ChangedMeanwhile } from '../../ui/changed-meanwhile/index.ts'
import {
  CheckboxListField,
  Form,
  PhoneField,
  SaveBar,
  SelectField,
  TextField,
  useForm,
} from '../../ui/form/index.ts'
import { Section } from '../../ui/page/index.ts'
import { UnsavedGuard } from '../../ui/unsaved-guard/index.ts'
import type { MarketProfile } from '../../widgets/market-profiles/index.ts'
import { BusinessPart } from './business-part.tsx'
import { Fields, problemIn, type PartProps } from './fields.tsx'
import { changesOf, differencesOf, valuesOf, type ProfileValues } from './profile.rules.ts'
import { categoryNames, labels, partTexts, texts } from './texts.ts'

export function ProfileForm({ profile }: { profile: MarketProfile }) {
  const { form, save, meanwhile, takeOver } = useProfileForm(profile)
  const { can, attributes } = profile
  const parts = { form, isFixed: !can.update.ok }
  return (
    <Form form={form} onSubmit={save} label={texts.title}>
      {meanwhile && (
        <ChangedMeanwhile
          differences={differencesOf(meanwhile.before, meanwhile.now)}
          onTakeOver={takeOver}
        >
          {texts.merged}
        </ChangedMeanwhile>
      )}
      <ContactPart {...parts} />
      <WebPart {...parts} />
      <BusinessPart form={form} can={can} />
      <PrintedPart {...parts} />
      <NotesPart {...parts} />
      <AttributesPart {...parts} attributes={attributes} />
      <ProfileSaveBar form={form} can={can} />
      <UnsavedGuard isUnsaved={form.formState.isDirty && !form.formState.isSubmitting} />
    </Form>
  )
}

interface Meanwhile {
  before: MarketProfile
  now: MarketProfile
}

/** The form of a profile, and how it is saved; a refusal is thrown, for the form to show. */
function useProfileForm(profile: MarketProfile) {
  // What the form was filled with: what is typed is compared to this, and its version is sent.
  const [base, setBase] = useState(profile)
  const [meanwhile, setMeanwhile] = useState<Meanwhile>()
  const form = useForm<ProfileValues>({ defaultValues: valuesOf(profile) })
  const { reset, formState } = form
  const { isDirty } = formState
  const change = useChange(api.marketProfiles.update, {
    refreshes: [
      api.marketProfiles.read,
      api.pieces.dealer,
      api.markets.hierarchy,
      api.userState.read,
    ],
    success: texts.saved,
    fails: false,
  })

  // Another person has saved, and nothing has been typed here yet.
  if (!isDirty && profile.version > base.version) setBase(profile)
  useEffect(() => {
    if (!isDirty) reset(valuesOf(base))
  }, [base, isDirty, reset])

  const fill = (stored: MarketProfile) => {
    setBase(stored)
    setMeanwhile(undefined)
    reset(valuesOf(stored))
  }
  const save = async (values: ProfileValues) => {
    const { marketKey, version } = base
    try {
      fill(await change.attempt({ body: { marketKey, version, ...changesOf(base, values) } }))
    } catch (error) {
      if (isStale(error)) {
        const now = await presentState(marketKey)
        setMeanwhile({ before: base, now })
        setBase(now)
        reset(valuesOf(now), KEEPING)
      }
      throw error
    }
  }
  return { form, save, meanwhile, takeOver: () => fill(base) }
}

/** What was typed stays, and counts as not saved. */
const KEEPING = { keepDirtyValues: true, keepDirty: true, keepSubmitCount: true }

const isStale = (error: unknown) =>
  error instanceof ApiError && error.code === 'market-profile.changed-meanwhile'

const presentState = (marketKey: number): Promise<MarketProfile> =>
  api.marketProfiles.read({ params: { marketKey: String(marketKey) } })

function ContactPart({ form, isFixed }: PartProps) {
  const { control } = form
  return (
    <Section title={partTexts.contact} description={partTexts.contactWhy}>
      <Fields>
        <TextField
          control={control}
          disabled={isFixed}
          name="contact.name"
          label={labels.contactName}
          rules={problemIn(form, 'contactName')}
        />
        <TextField
          control={control}
          disabled={isFixed}
          name="contact.email"
          label={labels.contactEmail}
          inputMode="email"
          rules={problemIn(form, 'contactEmail')}
        />
        <PhoneField
          control={control}
          disabled={isFixed}
          name="contact.phone"
          label={labels.contactPhone}
          rules={problemIn(form, 'contactPhone')}
        />
      </Fields>
    </Section>
  )
}

function WebPart({ form, isFixed }: PartProps) {
  const { control } = form
  return (
    <Section title={partTexts.web} description={partTexts.webWhy}>
      <Fields>
        <TextField
          control={control}
          disabled={isFixed}
          name="webAddress"
          label={labels.webAddress}
          inputMode="url"
          placeholder="https://"
          rules={problemIn(form, 'webAddress')}
        />
        <PhoneField
          control={control}
          disabled={isFixed}
          name="phoneNumber"
          label={labels.phoneNumber}
          rules={problemIn(form, 'phoneNumber')}
        />
      </Fields>
    </Section>
  )
}

function PrintedPart({ form, isFixed }: PartProps) {
  const { control } = form
  const [hours, line] = useWatch({ control, name: ['openingHours', 'printedLine'] })
  return (
    <Section title={partTexts.printed} description={partTexts.printedWhy}>
      <Fields>
        <TextField
          control={control}
          disabled={isFixed}
          name="openingHours"
          label={labels.openingHours}
          placeholder={partTexts.hoursExample}
          hint={partTexts.count([...hours].length, MOST_OF.openingHours)}
          rules={problemIn(form, 'openingHours')}
        />
        <TextField
          control={control}
          disabled={isFixed}
          name="printedLine"
          label={labels.printedLine}
          hint={partTexts.count([...line].length, MOST_OF.printedLine)}
          rules={problemIn(form, 'printedLine')}
        />
      </Fields>
    </Section>
  )
}

function NotesPart({ form, isFixed }: PartProps) {
  const { control } = form
  const { length } = [...useWatch({ control, name: 'dealerNotes' })]
  return (
    <Section title={partTexts.notes} description={partTexts.notesWhy}>
      <TextField
        control={control}
        disabled={isFixed}
        name="dealerNotes"
        label={labels.dealerNotes}
        lines={4}
        hint={partTexts.count(length, MOST_OF.dealerNotes)}
        rules={problemIn(form, 'dealerNotes')}
      />
    </Section>
  )
}

type Attributes = MarketProfile['attributes']

interface AttributesPartProps extends PartProps {
  attributes: Attributes
}

/** What the brand lets its dealers say about themselves, by category. */
function AttributesPart({ attributes, ...part }: AttributesPartProps) {
  if (attributes.length === 0) return null
  const numbered = attributes.map((attribute, at) => ({ attribute, at }))
  return (
    <Section title={partTexts.attributes} description={partTexts.attributesWhy}>
      {LISTING_CATEGORIES.map((category) => ({
        category,
        found: numbered.filter(({ attribute }) => attribute.category === category),
      }))
        .filter(({ found }) => found.length > 0)
        .map(({ category, found }) => (
          <Box key={category} sx={{ mb: 6 }}>
            <Typography variant="h3" sx={{ mb: 3 }}>
              {categoryNames[category]}
            </Typography>
            <Fields>
              {found.map(({ attribute, at }) => (
                <AttributeField key={attribute.key} {...part} attribute={attribute} at={at} />
              ))}
            </Fields>
          </Box>
        ))}
    </Section>
  )
}

interface AttributeFieldProps extends PartProps {
  attribute: Attributes[number]
  at: number
}

function AttributeField({ form, isFixed, attribute, at }: AttributeFieldProps) {
  const { label, options: choices, inputType } = attribute
  const common = { control: form.control, disabled: isFixed, label, choices }
  return inputType === 'SINGLE_SELECT_DROPDOWN' ? (
    <SelectField {...common} name={`attributes.${at}.one`} placeholder={partTexts.notSaid} />
  ) : (
    <CheckboxListField {...common} name={`attributes.${at}.several`} row />
  )
}

interface ProfileSaveBarProps extends Pick<PartProps, 'form'> {
  can: MarketProfile['can']
}

/** Stays in sight below a form that is longer than the window. */
function ProfileSaveBar({ form, can }: ProfileSaveBarProps) {
  const { isDirty } = form.formState
  const mayNot = can.editRestricted.ok ? undefined : whyNot(can.update, marketProfileAbilityTexts)
  const reason = mayNot ?? (isDirty ? undefined : texts.nothingToSave)
  return (
    <SaveBar
      control={form.control}
      reason={reason}
      save={texts.save}
      note={mayNot ? texts.readOnly : isDirty && texts.unsaved}
      sx={{ mb: 8 }}
    />
  )
}
