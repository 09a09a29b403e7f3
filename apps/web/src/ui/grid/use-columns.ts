import type { Breakpoint } from '@mui/material/styles'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
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
  const isVisible = ({ id, hidden, hideBelow }: GridColumn<Row>) =>
    chosen[id] ?? !(hidden || (hideBelow && isNarrow[hideBelow]))
  return {
    visible: columns.filter(isVisible),
    visibility: Object.fromEntries(columns.map((column) => [column.id, isVisible(column)])),
    setVisible: (id, visible) => setChosen((before) => ({ ...before, [id]: visible })),
  }
}

function useNarrow(): Record<Breakpoint, boolean> {
  const { breakpoints } = useTheme()
  return {
    xs: false,
    sm: useMediaQuery(breakpoints.down('sm')),
    md: useMediaQuery(breakpoints.down('md')),
    lg: useMediaQuery(breakpoints.down('lg')),
    xl: useMediaQuery(breakpoints.down('xl')),
  }
}
