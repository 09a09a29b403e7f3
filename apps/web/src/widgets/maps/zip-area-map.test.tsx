import { maps } from '@marquee/contract/maps'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ZipAreaMap, type ZipArea, type ZipCodeBoundaries } from './index.ts'

const areaOf = (zipCode: string, city: string, miles: number): ZipArea => ({
  type: 'Feature',
  properties: { zipCode, city, state: 'MI', miles },
  geometry: { type: 'MultiPolygon', coordinates: [] },
})
const boundaries: ZipCodeBoundaries = {
  ...maps.zipCodeBoundaries.example.reply,
  markets: [],
  features: [
    areaOf('48104', 'Ann Arbor', 0),
    areaOf('48197', 'Ypsilanti', 7.25),
    areaOf('48201', 'Detroit', 36.04),
  ],
}

const rows = () => within(screen.getByRole('table', { name: 'ZIP areas' })).getAllByRole('row')
const cells = () => rows().map((row) => row.textContent)
const stops = () =>
  [...document.querySelectorAll<HTMLElement>('[data-stop]')].filter(
    ({ tabIndex }) => tabIndex === 0,
  )

test('the table says what the map shows: ZIP code, city, miles and how many [MKT-15]', () => {
  render(<ZipAreaMap boundaries={boundaries} counts={new Map([['48104', 1_234]])} radius={30} />)
  expect(cells()).toEqual([
    'ZIPCityMilesCustomers',
    '48104Ann Arbor, MI0.01,234',
    '48197Ypsilanti, MI7.30',
    '48201Detroit, MI36.00',
  ])
  expect(screen.getByText('30 miles around the dealership')).toBeDefined()
  expect(screen.getByText(/^Approximate ZIP areas/)).toBeDefined()
})

test('without counts there is no column for them, and nothing is shaded [MKT-15]', () => {
  render(<ZipAreaMap boundaries={boundaries} />)
  expect(cells()[0]).toBe('ZIPCityMiles')
  expect(screen.queryByText(/or more/)).toBeNull()
})

test('Tab stops once at the areas, and arrow keys lead through them [MKT-15]', async () => {
  render(<ZipAreaMap boundaries={boundaries} counts={new Map([['48197', 5]])} />)
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('48104')
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('48197')
  expect(stops()).toEqual([document.activeElement])
  // What is reached is listed beside the map as well.
  expect(screen.getByText('48197 · Ypsilanti, MI · 7.3 miles · 5 customers')).toBeDefined()
  expect(rows()[2]?.dataset.active).toBe('true')
  await userEvent.keyboard('{End}{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('48201')
  await userEvent.keyboard('{Home}{ArrowUp}')
  expect(document.activeElement?.textContent).toBe('48104')
  await userEvent.tab()
  expect(stops()).not.toContain(document.activeElement)
  expect(screen.getByText(/^Point at an area/)).toBeDefined()
})

test('a row that is pointed at is the one that is told [MKT-15]', async () => {
  render(<ZipAreaMap boundaries={boundaries} />)
  await userEvent.hover(screen.getByText('Detroit, MI'))
  expect(screen.getByText('48201 · Detroit, MI · 36.0 miles')).toBeDefined()
  expect(rows().map((row) => row.dataset.active)).toEqual([undefined, undefined, undefined, 'true'])
})

function Choosing() {
  const [zips, setZips] = useState<ReadonlySet<string>>(new Set(['48104']))
  const toggle = (zip: string) =>
    setZips(
      (held) => new Set(held.has(zip) ? [...held].filter((one) => one !== zip) : [...held, zip]),
    )
  return <ZipAreaMap boundaries={boundaries} selectedZips={zips} onToggleZip={toggle} />
}

test('ZIP codes are selected by their boxes, also by keyboard [MKT-15]', async () => {
  render(<Choosing />)
  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes().map(({ checked }) => checked)).toEqual([true, false, false])
  await userEvent.click(screen.getByRole('checkbox', { name: '48201' }))
  expect(boxes().map(({ checked }) => checked)).toEqual([true, false, true])
  await userEvent.keyboard('{Home} ')
  expect(boxes().map(({ checked }) => checked)).toEqual([false, false, true])
})

test('where a map cannot be drawn, the table says the same [MKT-15]', () => {
  render(<ZipAreaMap boundaries={boundaries} />)
  expect(screen.getByText('The map cannot be drawn here. The table shows the same.')).toBeDefined()
})
