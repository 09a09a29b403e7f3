import type { Control } from 'react-hook-form'
import { useOpenItem } from '../../../../ui/item-list/index.ts'
import { Section } from '../../../../ui/page/index.ts'
import { FieldsEditor, type WithFields } from '../../../../widgets/creatives/index.ts'
import type { CreativeValues } from './creative-values.rules.ts'
import { partTexts } from './texts.ts'

/** The fields of its own that whoever orders a piece fills in. */
export function FieldsPart({ control }: { control: Control<CreativeValues> }) {
  const { isOpen, toggle } = useOpenItem(control, 'fields')
  return (
    <Section title={partTexts.fields} description={partTexts.fieldsWhy}>
      <FieldsEditor
        // The editor knows of a form only that it holds such fields.
        control={control as unknown as Control<WithFields>}
        name="fields"
        isOpen={isOpen}
        onToggle={toggle}
      />
    </Section>
  )
}
