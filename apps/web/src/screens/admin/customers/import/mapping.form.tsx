import {
  checkMapping,
  customerReasons,
  fieldNames,
  IMPORT_MODES,
  type ImportField,
  type ImportMapping,
  type ImportMode,
} from '@marquee/rules/customers'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { Fragment, type ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { api, useChange } from '../../../../api/index.ts'
import { Form, RadioGroupField, SaveBar, SelectField, useForm } from '../../../../ui/form/index.ts'
import { Section } from '../../../../ui/page/index.ts'
import { UnsavedGuard } from '../../../../ui/unsaved-guard/index.ts'
import type { CustomerImport } from '../answers.ts'
import { CancelButton } from './cancel-button.tsx'
import {
  columnName,
  FIELD_GROUPS,
  fieldsOf,
  isMet,
  mappingIn,
  othersOn,
  valuesOf,
  type ImportValues,
} from './import.rules.ts'
import { PlainTable } from '../../../../ui/plain-table/index.ts'
import { mappingTexts, modeTexts, orderedStay } from './texts.ts'

interface MappingFormProps {
  customerImport: CustomerImport
  preview: Preview
}

/** Which column is what: guessed from the headers, looked over by a person. */
export function MappingForm({ customerImport, preview }: MappingFormProps) {
  const form = useForm<ImportValues>({
    defaultValues: { ...valuesOf(customerImport.mapping), mode: customerImport.mode },
  })
  const { isDirty, isSubmitting } = form.formState
  const start = useStart(customerImport.key)
  const values = form.watch()
  const mapping = mappingIn(values)
  const checked = checkMapping(mapping, preview.headers.length)
  const reason = checked.ok ? undefined : customerReasons[checked.reason]
  return (
    <Form form={form} onSubmit={async () => start(mapping, values.mode)} label={mappingTexts.form}>
      <UnsavedGuard isUnsaved={isDirty && !isSubmitting} />
      <Section title={mappingTexts.preview} description={mappingTexts.previewWhy}>
        <PreviewTable preview={preview} mapping={mapping} />
      </Section>
      {/* Before the many columns: it matters most, and below them it would be missed. */}
      <ModeField form={form} />
      {FIELD_GROUPS.map((group) => {
        const { title, needed } = mappingTexts.groups[group.name]
        return (
          <Section
            key={group.name}
            title={title}
            description={needed && <GroupNeeds isMet={isMet(group, mapping)}>{needed}</GroupNeeds>}
          >
            <Box sx={[grid, group.name === 'vehicles' && byVehicle]}>
              {group.fields.map((field) => (
                <ColumnField
                  key={field}
                  form={form}
                  field={field}
                  preview={preview}
                  mapping={mapping}
                />
              ))}
            </Box>
          </Section>
        )
      })}
      <SaveBar
        control={form.control}
        reason={reason}
        save={mappingTexts.start}
        note={reason ?? mappingTexts.ready}
        sx={{ flexWrap: 'wrap' }}
      >
        <CancelButton importKey={customerImport.key} />
      </SaveBar>
    </Form>
  )
}

const MODES = IMPORT_MODES.map((value) => ({
  value,
  label: (
    <Box component="span" sx={{ display: 'block', py: 1 }}>
      {modeTexts[value].name}
      <Typography component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {modeTexts[value].means}
      </Typography>
    </Box>
  ),
}))

/** Whether the file is the whole list of the dealer's customers, or adds to it. */
function ModeField({ form: { control } }: { form: UseFormReturn<ImportValues> }) {
  return (
    <Section title={modeTexts.title}>
      <RadioGroupField
        control={control}
        name="mode"
        label={modeTexts.label}
        choices={MODES}
        hint={orderedStay}
      />
    </Section>
  )
}

interface ColumnFieldProps {
  form: UseFormReturn<ImportValues>
  field: ImportField
  preview: Preview
  mapping: ImportMapping
}

function ColumnField({ form, field, preview: { headers, rows }, mapping }: ColumnFieldProps) {
  const column = mapping[field]
  const example = column === undefined ? undefined : rows[0]?.[column]
  const others = othersOn(mapping, field)
  return (
    <SelectField
      control={form.control}
      name={field}
      label={fieldNames[field]}
      placeholder={mappingTexts.notThere}
      choices={headers.map((_, place) => ({
        value: String(place),
        label: columnName(headers, place),
      }))}
      hint={
        others ? (
          <Box component="span" sx={{ color: 'error.main' }}>
            {mappingTexts.also(others)}
          </Box>
        ) : (
          exampleOf(example)
        )
      }
    />
  )
}

function exampleOf(cell: string | undefined): string | undefined {
  if (cell === undefined) return undefined
  return cell === '' ? mappingTexts.emptyCell : mappingTexts.example(cell)
}

const grid = {
  display: 'grid',
  alignItems: 'start',
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
}

/** One vehicle is one row: its model, year and number. */
const byVehicle = { gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } }

type Preview = NonNullable<CustomerImport['preview']>

/** The first lines as they stand in the file, each column with what it is read as. */
function PreviewTable({
  preview: { headers, rows },
  mapping,
}: {
  preview: Preview
  mapping: ImportMapping
}) {
  return (
    <PlainTable
      label={mappingTexts.previewTable}
      headers={headers.map((_, place) => {
        const fields = fieldsOf(mapping, place).map((field) => fieldNames[field])
        return (
          <Fragment key={place}>
            {columnName(headers, place)}
            <Box
              component="span"
              sx={{
                display: 'block',
                typography: 'caption',
                color: fields.length > 0 ? 'success.main' : 'text.secondary',
              }}
            >
              {fields.length > 0 ? mappingTexts.as(fields.join(', ')) : mappingTexts.leftOut}
            </Box>
          </Fragment>
        )
      })}
      rows={rows.map((cells, id) => ({ id, cells }))}
    />
  )
}

/** Starts an import; a refusal is thrown, for the form to show. */
function useStart(key: number): (mapping: ImportMapping, mode: ImportMode) => Promise<unknown> {
  const change = useChange(api.customers.start, {
    refreshes: [api.customers.read, api.customers.search],
    fails: false,
    selection: false,
  })
  return (mapping, mode) => change.attempt({ params: { id: String(key) }, body: { mapping, mode } })
}

interface GroupNeedsProps {
  isMet: boolean | undefined
  children: ReactNode
}

/** What cannot be missing, and whether it is there. */
function GroupNeeds({ isMet, children }: GroupNeedsProps) {
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {children}
      <Chip
        component="span"
        label={isMet ? mappingTexts.met : mappingTexts.unmet}
        color={isMet ? 'success' : 'warning'}
      />
    </Box>
  )
}
