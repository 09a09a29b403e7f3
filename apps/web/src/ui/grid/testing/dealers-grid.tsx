import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { Grid, type GridColumn, type GridProps } from '../index.ts'

export interface Dealer {
  key: number
  name: string
  pieces: number
}

export const columns: GridColumn<Dealer>[] = [
  { id: 'name', title: 'Name', value: (dealer) => dealer.name, width: 90 },
  {
    id: 'pieces',
    title: 'Pieces',
    value: (dealer) => dealer.pieces,
    show: (dealer) => `${dealer.pieces} pcs`,
    numeric: true,
    width: 90,
  },
]

export const dealers = (count: number): Dealer[] =>
  Array.from({ length: count }, (_, place) => ({
    key: place + 1,
    name: `Dealer ${place + 1}`,
    pieces: (place + 1) * 10,
  }))

export type Extra = Partial<GridProps<Dealer>>

export function showGrid(extra: Extra = {}) {
  return render(
    <MemoryRouter>
      <Grid
        label="Dealers"
        columns={columns}
        rows={dealers(3)}
        rowId={(row) => row.key}
        {...extra}
      />
    </MemoryRouter>,
  )
}
