import Box from '@mui/material/Box'
import { fieldNames, type ImportMapping } from '@marquee/rules/customers'
import type { CustomerImport } from '../answers.ts'
import { columnName } from './column-name.rules.ts'
import { fieldsOf } from './mapping-values.rules.ts'
import { PlainTable } from './plain-table.tsx'
import { mappingTexts } from './texts.ts'

export type Preview = NonNullable<CustomerImport['preview']>

/** The first lines as they stand in the file, each column with what it is read as. */
export function PreviewTable({
  preview: { headers, rows },
  mapping,
}: {
  preview: Preview
  mapping: ImportMapping
}) {
  const places = headers.map((_, place) => place)
  return (
    <PlainTable label={mappingTexts.previewTable}>
      <thead>
        <tr>
          {places.map((place) => {
            const fields = fieldsOf(mapping, place).map((field) => fieldNames[field])
            return (
              <th key={place} scope="col">
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
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {places.map((place) => (
              <td key={place}>{cells[place]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </PlainTable>
  )
}
