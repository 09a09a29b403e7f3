import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useFieldArray, useFormState, useWatch, type Control } from 'react-hook-form'
import { namesOfErrors } from '../../ui/form/index.ts'
import { Item, ItemList } from '../../ui/item-list/index.ts'
import { FieldBody } from './field-body.tsx'
import { newField, type WithFields } from './field-values.rules.ts'
import { editorTexts as texts, fieldTypeNames } from './texts.ts'

interface FieldsEditorProps {
  control: Control<WithFields>
  /** Where in the form the fields are. */
  name: string
  isOpen: (item: string) => boolean
  onToggle: (item: string) => void
}

/** The fields that whoever orders a piece fills in: their kinds, bounds and words. */
export function FieldsEditor({ control, name, isOpen, onToggle }: FieldsEditorProps) {
  const { fields, append, move, remove } = useFieldArray({ control, name: name as 'fields' })
  const add = () => {
    append(newField(), { shouldFocus: false })
    onToggle(`${name}.${fields.length}`)
  }
  const stepTo = (at: number, by: -1 | 1) => {
    const wasOpen = isOpen(`${name}.${at}`)
    move(at, at + by)
    if (wasOpen) onToggle(`${name}.${at + by}`)
  }
  return (
    <>
      <ItemList label={texts.label}>
        {fields.map(({ id }, at) => (
          <FieldItem
            key={id}
            control={control}
            name={`${name}.${at}` as `fields.${number}`}
            place={at + 1}
            count={fields.length}
            isOpen={isOpen(`${name}.${at}`)}
            onToggle={() => onToggle(`${name}.${at}`)}
            onMove={(by) => stepTo(at, by)}
            onRemove={() => remove(at)}
          />
        ))}
      </ItemList>
      <Button variant="outlined" size="small" startIcon={<AddIcon />} onClick={add}>
        {texts.add}
      </Button>
    </>
  )
}

interface FieldItemProps {
  control: Control<WithFields>
  name: `fields.${number}`
  place: number
  count: number
  isOpen: boolean
  onToggle: () => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function FieldItem({ control, name, ...item }: FieldItemProps) {
  const [label, type] = useWatch({ control, name: [`${name}.label`, `${name}.type`] })
  const { errors } = useFormState({ control, name })
  const isWrong = namesOfErrors(errors).some((path) => path.startsWith(`${name}.`))
  return (
    <Item
      {...item}
      name={label || texts.unnamed}
      note={fieldTypeNames[type]}
      problem={isWrong ? texts.wrong : undefined}
    >
      {() => <FieldBody control={control} name={name} type={type} />}
    </Item>
  )
}
