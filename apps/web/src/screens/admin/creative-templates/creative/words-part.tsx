import Box from '@mui/material/Box'
import { MOST_OF_CREATIVE_TEXT, type CreativeTexts } from '@marquee/rules/creatives'
import { characterCount } from '@marquee/rules/fields'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { TextField } from '../../../../ui/form/index.ts'
import { Section } from '../../../../ui/page/index.ts'
import type { CreativeValues } from './creative-values.rules.ts'
import { MergeMenu } from './merge-menu.tsx'
import { partTexts, wordLabels, wordTexts } from './texts.ts'

type Form = UseFormReturn<CreativeValues>
type Word = keyof CreativeTexts

const OF_THE_PIECE: readonly Word[] = ['headline', 'subhead', 'body', 'callToAction', 'disclaimer']
const OF_THE_EMAIL: readonly Word[] = ['subject', 'preheader']
const LINES: Readonly<Partial<Record<Word, number>>> = { subhead: 2, body: 5, disclaimer: 3 }

/** What it says. */
export function WordsPart({ form }: { form: Form }) {
  const channels = useWatch({ control: form.control, name: 'fulfillmentChannels' })
  const words = [...OF_THE_PIECE, ...(channels.includes('EMAIL') ? OF_THE_EMAIL : [])]
  return (
    <Section title={partTexts.words} description={partTexts.wordsWhy}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        {words.map((word) => (
          <WordField key={word} form={form} word={word} />
        ))}
      </Box>
    </Section>
  )
}

function WordField({ form, word }: { form: Form; word: Word }) {
  const { control } = form
  const name = `texts.${word}` as const
  const text = useWatch({ control, name })
  return (
    <TextField
      control={control}
      name={name}
      label={wordLabels[word]}
      required={word === 'headline'}
      lines={LINES[word]}
      hint={wordTexts.left(characterCount(text), MOST_OF_CREATIVE_TEXT[word])}
      suffix={<MergeMenu form={form} name={name} label={wordLabels[word]} />}
    />
  )
}
