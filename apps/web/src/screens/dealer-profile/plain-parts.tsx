import { MOST_OF } from '@marquee/rules/market-profiles'
import { useWatch } from 'react-hook-form'
import { PhoneField, TextField } from '../../ui/form/index.ts'
import { Section } from '../../ui/page/index.ts'
import { Fields, type PartProps } from './fields.tsx'
import { problemIn } from './problem-in.ts'
import { labels, partTexts } from './texts.ts'

export function ContactPart({ form, isFixed }: PartProps) {
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

export function WebPart({ form, isFixed }: PartProps) {
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

export function NotesPart({ form, isFixed }: PartProps) {
  const { control } = form
  const { length } = [...useWatch({ control, name: 'dealerNotes' })]
  return (
    <Section title={partTexts.notes}>
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
