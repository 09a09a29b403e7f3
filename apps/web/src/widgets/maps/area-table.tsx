import Box from '@mui/material/Box'
import { memo, useEffect, useRef, useState } from 'react'
import { moveAmongStops } from '../../ui/arrow-keys/index.ts'
import type { ZipArea, ZipCodeBoundaries } from './answers.ts'
import { MAP_HEIGHT } from './area-look.ts'
import { inMiles, mapTexts } from './texts.ts'

interface AreaTableProps {
  boundaries: ZipCodeBoundaries
  counts: ReadonlyMap<string, number> | undefined
  counted: string
  active: string | undefined
  onActive: (zip: string | undefined) => void
  selectedZips: ReadonlySet<string> | undefined
  onToggleZip: ((zip: string) => void) | undefined
}

/** The areas in rows. Tab stops once at them; the arrow keys lead through, and the map follows. */
export function AreaTable(props: AreaTableProps) {
  const { boundaries, counts, counted, active, onActive, selectedZips, onToggleZip } = props
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current && active !== undefined) bringIntoView(place.current, active)
  }, [active])
  const [stop, setStop] = useState(boundaries.features[0]?.properties.zipCode)
  return (
    <Box ref={place} sx={look} onKeyDown={moveAmongStops} onMouseLeave={() => onActive(undefined)}>
      <table>
        <caption>{mapTexts.table}</caption>
        <thead>
          <tr>
            <th scope="col">{mapTexts.zip}</th>
            <th scope="col">{mapTexts.city}</th>
            <th scope="col">{mapTexts.miles}</th>
            {counts && <th scope="col">{counted}</th>}
          </tr>
        </thead>
        <tbody>
          {boundaries.features.map(({ properties }) => (
            <AreaRow
              key={properties.zipCode}
              area={properties}
              count={counts && (counts.get(properties.zipCode) ?? 0)}
              isActive={properties.zipCode === active}
              isStop={properties.zipCode === stop}
              isSelected={selectedZips?.has(properties.zipCode)}
              onActive={onActive}
              onToggle={onToggleZip}
              onStop={setStop}
            />
          ))}
        </tbody>
      </table>
    </Box>
  )
}

interface AreaRowProps {
  area: ZipArea['properties']
  count: number | undefined
  isActive: boolean
  isStop: boolean
  isSelected: boolean | undefined
  onActive: (zip: string | undefined) => void
  onToggle: ((zip: string) => void) | undefined
  onStop: (zip: string) => void
}

const AreaRow = memo(function AreaRow(props: AreaRowProps) {
  const { area, count, isActive, isStop, isSelected, onActive, onToggle, onStop } = props
  const { zipCode, city, state, miles } = area
  const tabIndex = isStop ? 0 : -1
  const reach = () => {
    onStop(zipCode)
    onActive(zipCode)
  }
  const shared = {
    'data-stop': zipCode,
    tabIndex,
    onFocus: reach,
    onBlur: () => onActive(undefined),
  }
  return (
    <tr data-active={isActive || undefined} onMouseEnter={() => onActive(zipCode)}>
      <th scope="row">
        {onToggle ? (
          <label>
            <input
              type="checkbox"
              checked={isSelected ?? false}
              onChange={() => onToggle(zipCode)}
              {...shared}
            />
            {zipCode}
          </label>
        ) : (
          <button type="button" onClick={reach} {...shared}>
            {zipCode}
          </button>
        )}
      </th>
      <td>{`${city}, ${state}`}</td>
      <td>{inMiles(miles)}</td>
      {count !== undefined && <td>{count.toLocaleString('en-US')}</td>}
    </tr>
  )
})

/** A row that is out of sight comes to the middle; the page itself stays where it is. */
function bringIntoView(place: HTMLElement, zip: string): void {
  const row = place.querySelector(`[data-stop="${zip}"]`)?.closest('tr')
  if (!row) return
  const seen = place.getBoundingClientRect()
  const target = row.getBoundingClientRect()
  if (target.bottom > seen.top && target.top < seen.bottom) return
  place.scrollTop += target.top - seen.top - (seen.height - target.height) / 2
}

const look = {
  maxHeight: MAP_HEIGHT,
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0 },
  '& caption': { textAlign: 'left', px: 3, py: 2, typography: 'subtitle2' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    bgcolor: 'background.paper',
    color: 'text.secondary',
    textAlign: 'left',
    typography: 'caption',
    px: 2,
    py: 2,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& tbody th, & tbody td': {
    px: 2,
    py: 1,
    textAlign: 'left',
    fontWeight: 'inherit',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& tr > th:first-of-type': { pl: 3 },
  '& tr > :last-child': { pr: 3 },
  '& th:nth-of-type(n+3), & td:nth-of-type(n+2)': { textAlign: 'right' },
  '& tr[data-active]': { bgcolor: 'background.sunken' },
  '& label, & button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    minHeight: '1.5rem',
  },
  '& button': {
    p: 0,
    border: 0,
    bgcolor: 'transparent',
    font: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
  },
  '& input': { width: '1rem', height: '1rem', m: 0, accentColor: 'currentColor' },
  '& :focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
} as const
