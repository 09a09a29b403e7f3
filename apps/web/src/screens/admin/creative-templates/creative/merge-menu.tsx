import DataObjectOutlined from '@mui/icons-material/DataObjectOutlined'
import IconButton from '@mui/material/IconButton'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { MERGE_FIELDS } from '@marquee/rules/pieces'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { CreativeValues } from './creative-values.rules.ts'
import { wordTexts } from './texts.ts'

interface MergeMenuProps {
  form: UseFormReturn<CreativeValues>
  name: `texts.${keyof CreativeValues['texts']}`
  label: string
}

/** Puts a field that is filled for each recipient where the caret was. */
export function MergeMenu({ form, name, label }: MergeMenuProps) {
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
  const own = form.getValues('fields').filter((field) => field.name !== '')
  const choices = [
    ...MERGE_FIELDS.map((field) => ({ field: field as string, means: wordTexts.merge[field] })),
    ...own.map((field) => ({ field: field.name, means: field.label })),
  ]
  return (
    <>
      <IconButton
        ref={button}
        size="small"
        aria-label={wordTexts.insert(label)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <DataObjectOutlined fontSize="small" />
      </IconButton>
      <Menu
        open={isOpen}
        anchorEl={() => button.current}
        onClose={() => setOpen(false)}
        slotProps={{ transition: { onExited: goOn } }}
      >
        {choices.map(({ field, means }) => (
          <MenuItem key={field} onClick={() => insert(field)}>
            <ListItemText primary={means} secondary={`{{${field}}}`} />
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

type Typed = HTMLInputElement | HTMLTextAreaElement

const TYPED_INTO = 'input, textarea:not([aria-hidden])'
