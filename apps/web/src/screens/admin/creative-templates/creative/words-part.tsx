import { isByEmail } from '@marquee/rules/channels'
import {
  MERGE_FIELDS,
  MOST_OF_CREATIVE_TEXT,
  sampleValue,
  type CreativeTexts,
} from '@marquee/rules/creatives'
import { characterCount } from '@marquee/rules/fields'
import { mergedWords, sampleContent } from '@marquee/rules/pieces'
import DataObjectOutlined from '@mui/icons-material/DataObjectOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useRef, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { TextField } from '../../../../ui/form/index.ts'
import { Section } from '../../../../ui/page/index.ts'
import { dynamicFieldOf } from '../../../../widgets/creatives/index.ts'
import type { CreativeValues } from './creative.rules.ts'
import { partTexts, wordLabels, wordTexts } from './texts.ts'

type Form = UseFormReturn<CreativeValues>
type Word = keyof CreativeTexts

const OF_THE_PIECE: readonly Word[] = ['headline', 'subhead', 'body', 'callToAction', 'disclaimer']
const OF_THE_EMAIL: readonly Word[] = ['subject', 'preheader']
const LINES: Readonly<Partial<Record<Word, number>>> = { subhead: 2, body: 5, disclaimer: 3 }

/** What it says. */
export function WordsPart({ form }: { form: Form }) {
  const channels = useWatch({ control: form.control, name: 'fulfillmentChannels' })
  const words = [...OF_THE_PIECE, ...(isByEmail(...channels) ? OF_THE_EMAIL : [])]
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

interface MergeMenuProps {
  form: UseFormReturn<CreativeValues>
  name: `texts.${keyof CreativeValues['texts']}`
  label: string
}

/** Puts a field that is filled for each recipient where the caret was. */
function MergeMenu({ form, name, label }: MergeMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const caret = useRef<number>(undefined)
  const input = () => button.current?.closest('[data-form-field]')?.querySelector<Typed>(TYPED_INTO)
  const insert = (field: string) => {
    const text = form.getValues(name)
    const at = input()?.selectionEnd ?? text.length
    const written = `{{${field}}}`
    const changed = text.slice(0, at) + written + text.slice(at)
    form.setValue(name, changed, { shouldDirty: true, shouldTouch: true })
    caret.current = at + written.length
    setOpen(false)
  }
  const goOn = () => {
    if (caret.current === undefined) return
    input()?.focus()
    input()?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  }
  const sample = mergedWords(sampleContent(form.getValues('hierarchyId'), 1, null))
  const own = form.getValues('fields').filter((field) => field.name !== '')
  const choices = [
    ...MERGE_FIELDS.map((field) => ({
      field: field as string,
      means: wordTexts.merge[field],
      says: sample[field],
    })),
    ...own.map((field) => ({
      field: field.name,
      means: field.label,
      says: sampleValue(dynamicFieldOf(field)),
    })),
  ]
  return (
    <>
      <Button
        ref={button}
        size="small"
        startIcon={<DataObjectOutlined fontSize="small" />}
        sx={{ whiteSpace: 'nowrap' }}
        aria-label={wordTexts.insert(label)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {wordTexts.insertField}
      </Button>
      <Menu
        open={isOpen}
        anchorEl={() => button.current}
        onClose={() => setOpen(false)}
        slotProps={{ transition: { onExited: goOn } }}
      >
        {choices.map(({ field, means, says }) => (
          <MenuItem key={field} onClick={() => insert(field)}>
            <ListItemText primary={means} secondary={wordTexts.fieldSays(`{{${field}}}`, says)} />
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

type Typed = HTMLInputElement | HTMLTextAreaElement

const TYPED_INTO = 'input, textarea:not([aria-hidden])'
