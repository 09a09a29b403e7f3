import Typography from '@mui/material/Typography'
import { useFieldArray, useWatch } from 'react-hook-form'
import { ItemList } from '../../../../ui/item-list/index.ts'
import { AddCreative } from './add-creative.tsx'
import { newCreative } from './blank.rules.ts'
import { CreativeItem } from './creative-item.tsx'
import type { PaneProps } from './parts.tsx'
import { usePlace } from './place.ts'
import { creativeTexts as texts } from './step-texts.ts'
import { useCreatives } from './use-creatives.ts'

/** Which creatives the template uses, each for a step, with its codes. */
export function CreativesPane({ form }: PaneProps) {
  const { control } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'creativeTemplates' })
  const { isOpen, toggle } = usePlace()
  const { nameOf } = useCreatives(useWatch({ control, name: 'hierarchyId' }))
  return (
    <>
      {fields.length === 0 && (
        <Typography sx={{ mb: 3, color: 'text.secondary' }}>{texts.none}</Typography>
      )}
      <ItemList label={texts.label}>
        {fields.map(({ id, creativeTemplateKey }, at) => (
          <CreativeItem
            key={id}
            form={form}
            name={`creativeTemplates.${at}`}
            creative={nameOf(creativeTemplateKey)}
            place={at + 1}
            count={fields.length}
            isOpen={isOpen(`creativeTemplates.${at}`)}
            onToggle={() => toggle(`creativeTemplates.${at}`)}
            onRemove={() => remove(at)}
          />
        ))}
      </ItemList>
      <AddCreative
        form={form}
        onAdd={(creative, step) => {
          append(newCreative(creative, step), { shouldFocus: false })
          toggle(`creativeTemplates.${fields.length}`)
        }}
      />
    </>
  )
}
