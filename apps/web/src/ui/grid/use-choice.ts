import type { GridRowId } from '@mui/x-data-grid'
import { useMemo, useState } from 'react'
import {
  chooseAll,
  chosenCount,
  hasAll,
  mayChooseAll,
  nothingChosen,
  tick,
  ticked,
  type Choice,
  type Finds,
} from './choice.rules.ts'
import type { GridSelection } from './grid-props.ts'

interface Shown<Row> {
  rows: readonly Row[]
  rowId: (row: Row) => GridRowId
  /** What all means, where all may be chosen at once. */
  found?: Found<Row>
  /** Chosen before. */
  initial?: readonly Row[]
}

interface Found<Row> {
  /** What is searched for now. */
  text: string
  /** How many rows it finds; undefined while that is not known. */
  total: number | undefined
  finds: Finds<Row>
}

export interface ChoiceState<Row> {
  choice: Choice<Row>
  count: number
  /** For the grid. */
  selection: GridSelection<Row>
  /** All that is found now; missing where that is chosen already, or nothing is found. */
  all?: { text: string; total: number; isBlocked: boolean; choose: () => void }
  /** Chooses rows, wherever they come from. */
  add: (rows: readonly Row[]) => void
  clear: () => void
  /** For what is no longer there to be chosen. */
  forget: (id: GridRowId) => void
}

const NONE = { text: '', total: undefined, finds: () => false }

/** Rows chosen over all pages, one by one or all that a search finds. */
export function useChoice<Row>(of: Shown<Row>): ChoiceState<Row> {
  const { rows, rowId, found = NONE, initial = [] } = of
  const { text, total, finds } = found
  const [choice, setChoice] = useState<Choice<Row>>(() => ({
    named: new Map(initial.map((row) => [rowId(row), row])),
  }))
  const shown = useMemo(() => new Map(rows.map((row) => [rowId(row), row])), [rows, rowId])
  const ids = useMemo(() => ticked(choice, shown, finds), [choice, shown, finds])
  const isOffered = total !== undefined && total > 0 && !hasAll(choice, text)
  return {
    choice,
    count: chosenCount(choice),
    selection: {
      ids,
      onChange: (ids) => setChoice((now) => tick(now, shown, ids, finds)),
    },
    ...(isOffered && {
      all: {
        text,
        total,
        isBlocked: !mayChooseAll(choice, text),
        choose: () => setChoice((now) => chooseAll(now, { text, total }, finds)),
      },
    }),
    add: (more) =>
      setChoice((now) => ({
        ...now,
        named: new Map([...now.named, ...more.map((row) => [rowId(row), row] as const)]),
      })),
    clear: () => setChoice(nothingChosen<Row>()),
    forget: (id) =>
      setChoice((now) => ({
        ...now,
        named: new Map([...now.named].filter(([each]) => each !== id)),
      })),
  }
}
