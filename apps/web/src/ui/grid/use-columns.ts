import type { Breakpoint } from '@mui/material/styles'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useMemo, useState } from 'react'
import type { GridColumn } from './column.ts'

export interface ColumnsState<Row> {
  visible: readonly GridColumn<Row>[]
  /** By column id, in the library's form. */
  visibility: Record<string, boolean>
  setVisible: (id: string, visible: boolean) => void
}

/** Which columns are shown: what a person chose, else what the width has room for. */
export function useColumns<Row>(columns: readonly GridColumn<Row>[]): ColumnsState<Row> {
  const [chosen, setChosen] = useState<Record<string, boolean>>({})
  const isNarrow = useNarrow()
  const visibility = useMemo(
    () =>
      Object.fromEntries(
        columns.map(({ id, hidden, hideBelow }) => [
          id,
          chosen[id] ?? !(hidden || (hideBelow && isNarrow[hideBelow])),
        ]),
      ),
    [columns, chosen, isNarrow],
  )
  return {
    visible: columns.filter(({ id }) => visibility[id]),
    visibility,
    setVisible: (id, visible) => setChosen((before) => ({ ...before, [id]: visible })),
  }
}

function useNarrow(): Record<Breakpoint, boolean> {
  const { breakpoints } = useTheme()
  const sm = useMediaQuery(breakpoints.down('sm'))
  const md = useMediaQuery(breakpoints.down('md'))
  const lg = useMediaQuery(breakpoints.down('lg'))
  const xl = useMediaQuery(breakpoints.down('xl'))
  return useMemo(() => ({ xs: false, sm, md, lg, xl }), [sm, md, lg, xl])
}
