import { tableTemplate, type TableColumns } from '../csv/index.ts'

/** What the columns of a file of models may be. */
export type LineupField = 'brand' | 'make' | 'model' | 'years' | 'status'

export const lineupColumns: TableColumns<LineupField> = {
  brand: { label: 'Brand', also: 'brandid hierarchy hierarchyid' },
  make: { label: 'Make', also: 'manufacturer division' },
  model: { label: 'Model', also: 'modelname' },
  years: { label: 'Model years', also: 'years year modelyear my' },
  status: { label: 'Status', also: '' },
}

/** A file to begin with. */
export const lineupTemplate = (): string =>
  tableTemplate(lineupColumns, [
    { brand: 'HONDA', make: 'Honda', model: 'Civic', years: '1990-2027', status: 'offered' },
    { brand: 'HONDA', make: 'Honda', model: 'Insight', years: '2000-2006 2010-2014 2019-2022' },
  ])
