type RowId = string | number

/** Rows that are chosen over all pages: it outlasts turning, sorting and searching. */
export interface Choice<Row> {
  /** Ticked one by one. */
  named: ReadonlyMap<RowId, Row>
  /** All that a search finds, whether they were ever seen or not. */
  all?: AllFound
}

export interface AllFound {
  text: string
  /** How many the search found when they were chosen. */
  total: number
  /** Those that were unticked again. */
  except: ReadonlySet<RowId>
}

/** Would the search find the row? The browser has to know it as well as the server does. */
export type Finds<Row> = (row: Row, text: string) => boolean

export const nothingChosen = <Row>(): Choice<Row> => ({ named: new Map() })

export function chosenCount({ named, all }: Choice<unknown>): number {
  return named.size + (all ? all.total - all.except.size : 0)
}

export function chooseAll<Row>(
  { named }: Choice<Row>,
  { text, total }: Pick<AllFound, 'text' | 'total'>,
  finds: Finds<Row>,
): Choice<Row> {
  const others = [...named].filter(([, row]) => !finds(row, text))
  return { named: new Map(others), all: { text, total, except: new Set() } }
}

/** Two searches may find the same rows, so their numbers cannot be added. */
export function mayChooseAll({ all }: Choice<unknown>, text: string): boolean {
  return all === undefined || text === '' || all.text === text
}

/** Is all that the search finds chosen already? */
export function hasAll({ all }: Choice<unknown>, text: string): boolean {
  return all !== undefined && all.except.size === 0 && (all.text === '' || all.text === text)
}

/** Of the rows that are shown, those that are chosen. */
export function ticked<Row>(
  choice: Choice<Row>,
  shown: ReadonlyMap<RowId, Row>,
  finds: Finds<Row>,
): ReadonlySet<RowId> {
  const isChosen = ([id, row]: [RowId, Row]) =>
    choice.named.has(id) || isInAll(choice, id, row, finds)
  return new Set([...shown].filter(isChosen).map(([id]) => id))
}

/** The rows that are shown are ticked as given; all others stay as they are. */
export function tick<Row>(
  choice: Choice<Row>,
  shown: ReadonlyMap<RowId, Row>,
  ids: ReadonlySet<RowId>,
  finds: Finds<Row>,
): Choice<Row> {
  const named = new Map(choice.named)
  const except = new Set(choice.all?.except)
  for (const [id, row] of shown) {
    const isFound = choice.all !== undefined && finds(row, choice.all.text)
    if (!ids.has(id)) {
      named.delete(id)
      if (isFound) except.add(id)
    } else if (isFound) except.delete(id)
    else named.set(id, row)
  }
  return { named, ...(choice.all && { all: { ...choice.all, except } }) }
}

function isInAll<Row>({ all }: Choice<Row>, id: RowId, row: Row, finds: Finds<Row>): boolean {
  return all !== undefined && !all.except.has(id) && finds(row, all.text)
}
