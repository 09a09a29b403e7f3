import {
  arrangeColumn,
  columnWidth,
  isArranged,
  type ArrangedColumn,
} from '@marquee/rules/list-preferences'
import type { Breakpoint } from '@mui/material/styles'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useMemo, useState } from 'react'
import type { Arrangement } from './arrangement.ts'
import type { GridColumn } from './column.ts'

export interface ColumnsState<Row> {
  visible: readonly GridColumn<Row>[]
  /** By column id, in the library's form. */
  visibility: Record<string, boolean>
  setVisible: (id: string, visible: boolean) => void
  /** By column id, of those that a person made wider or narrower. */
  widths: Readonly<Record<string, number>>
  setWidth: (id: string, width: number) => void
  /** Is any column not as the grid has it? */
  isArranged: boolean
  reset: () => void
}

/** How columns are shown: as a person arranged them, else as the width has room for them. */
export function useColumns<Row>(
  columns: readonly GridColumn<Row>[],
  given?: Arrangement,
): ColumnsState<Row> {
  const own = useOwnArrangement()
  const { columns: arranged, arrange, reset } = given ?? own
  const isNarrow = useNarrow()
  const usual = useMemo(() => usualVisibility(columns, isNarrow), [columns, isNarrow])
  const visibility = useMemo(() => visibilityOf(usual, arranged), [usual, arranged])
  // A width that was chosen on a wide screen is no measure for a narrow one.
  const hasWidths = !isNarrow.md
  const widths = useMemo(() => (hasWidths ? widthsOf(arranged) : {}), [hasWidths, arranged])
  const change = (id: string, part: Partial<ArrangedColumn>) => {
    const now = arranged.find((column) => column.id === id)
    arrange({ id, isShown: now?.isShown ?? null, width: now?.width ?? null, ...part })
  }
  return {
    visible: columns.filter(({ id }) => visibility[id]),
    visibility,
    setVisible: (id, isShown) => change(id, { isShown: isShown === usual[id] ? null : isShown }),
    widths,
    setWidth: (id, width) => {
      if (hasWidths) change(id, { width: columnWidth(width) })
    },
    isArranged: arranged.some(isArranged),
    reset,
  }
}

type Visibility = Record<string, boolean>

const usualVisibility = (
  columns: readonly GridColumn<never>[],
  isNarrow: Readonly<Record<Breakpoint, boolean>>,
): Visibility =>
  Object.fromEntries(
    columns.map(({ id, hidden, hideBelow }) => [
      id,
      !(hidden || (hideBelow && isNarrow[hideBelow])),
    ]),
  )

/** Where every column was hidden that is still there, they are shown as usual: a grid shows something. */
function visibilityOf(usual: Visibility, arranged: readonly ArrangedColumn[]): Visibility {
  const chosen = new Map(arranged.map(({ id, isShown }) => [id, isShown]))
  const visibility = Object.fromEntries(
    Object.entries(usual).map(([id, isShown]) => [id, chosen.get(id) ?? isShown]),
  )
  return Object.values(visibility).includes(true) ? visibility : usual
}

const widthsOf = (arranged: readonly ArrangedColumn[]): Record<string, number> =>
  Object.fromEntries(arranged.flatMap(({ id, width }) => (width === null ? [] : [[id, width]])))

/** Of a grid whose columns are not stored anywhere. */
function useOwnArrangement(): Arrangement {
  const [columns, setColumns] = useState<readonly ArrangedColumn[]>([])
  return {
    columns,
    arrange: (column) => setColumns((now) => arrangeColumn(now, column)),
    reset: () => setColumns([]),
  }
}

function useNarrow(): Record<Breakpoint, boolean> {
  const { breakpoints } = useTheme()
  const sm = useMediaQuery(breakpoints.down('sm'))
  const md = useMediaQuery(breakpoints.down('md'))
  const lg = useMediaQuery(breakpoints.down('lg'))
  const desk = useMediaQuery(breakpoints.down('desk'))
  const xl = useMediaQuery(breakpoints.down('xl'))
  return useMemo(() => ({ xs: false, sm, md, lg, desk, xl }), [sm, md, lg, desk, xl])
}
