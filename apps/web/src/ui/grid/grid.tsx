import Box from '@mui/material/Box'
import type { GridValidRowModel } from '@mui/x-data-grid'
import { useState } from 'react'
import type { Density } from './density-chooser.tsx'
import { downloadRows } from './download.ts'
import type { GridProps } from './grid-props.ts'
import { sheet } from './look.ts'
import { Rows } from './rows.tsx'
import { Toolbar } from './toolbar.tsx'
import { useColumns } from './use-columns.ts'

/** The one grid: rows with search, order, pages, density and a file to take along. */
export function Grid<Row extends GridValidRowModel>(props: GridProps<Row>) {
  const { label, columns, rows, search, filters } = props
  const columnsState = useColumns(columns, props.arrangement)
  const [density, setDensity] = useState<Density>('standard')
  return (
    <Box sx={sheet}>
      <Toolbar
        label={label}
        search={search}
        filters={filters}
        columns={columns}
        columnsState={columnsState}
        density={density}
        onDensity={setDensity}
        onExport={() => downloadRows(columnsState.visible, rows)}
      />
      {props.bar}
      <Rows {...props} density={density} columnsState={columnsState} />
    </Box>
  )
}
