import Box from '@mui/material/Box'
import { useColorScheme, type Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import L from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ZipCodeBoundaries } from './answers.ts'
import { coloursOf, colourVariables, opacityOf, type MapColours } from './area-look.ts'
import { shadeOf } from './shades.rules.ts'
import { mapTexts } from './texts.ts'

export interface AreaCanvasProps {
  boundaries: ZipCodeBoundaries
  counts: ReadonlyMap<string, number> | undefined
  limits: readonly number[]
  radius: number | undefined
  active: string | undefined
  onActive: (zip: string | undefined) => void
  selectedZips: ReadonlySet<string> | undefined
  onToggleZip: ((zip: string) => void) | undefined
}

/** The map itself. Everything on it stands in the table too, which is reached by keyboard. */
export function AreaCanvas(props: AreaCanvasProps) {
  const { boundaries, counts, limits, radius, active, selectedZips } = props
  const place = useRef<HTMLDivElement>(null)
  const drawn = useRef<DrawnAreas>(undefined)
  const onPoint = useEffectEvent(props.onActive)
  const onPress = useEffectEvent((zip: string) => props.onToggleZip?.(zip))
  const { colorScheme } = useColorScheme()
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')

  useEffect(() => {
    const element = place.current as HTMLDivElement
    const map = drawAreas(element, boundaries, {
      isStill,
      onPoint: (zip) => onPoint(zip),
      onPress: (zip) => onPress(zip),
    })
    drawn.current = map
    return () => map.remove()
  }, [boundaries, isStill])

  useEffect(() => {
    const colours = coloursOf(place.current as HTMLDivElement)
    drawn.current?.shade({ counts, limits, selectedZips, colours })
  }, [boundaries, isStill, counts, limits, selectedZips, colorScheme])

  useEffect(() => {
    drawn.current?.ring(radius, coloursOf(place.current as HTMLDivElement))
  }, [boundaries, isStill, radius, colorScheme])

  useEffect(() => {
    drawn.current?.point(active)
  }, [boundaries, isStill, active])

  return <Box ref={place} role="group" aria-label={mapTexts.map} sx={look} />
}

/** Leaflet brings its own light look; ours follows the theme. */
const look = ({ vars: { palette } }: Theme) => ({
  height: '100%',
  ...colourVariables(palette),
  '&.leaflet-container': {
    backgroundColor: palette.background.sunken,
    font: 'inherit',
    isolation: 'isolate',
  },
  '&.leaflet-container:focus-visible': {
    outline: `2px solid ${palette.primary.main}`,
    outlineOffset: '-2px',
  },
  '& .leaflet-bar a': {
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
    borderColor: palette.divider,
    '&:hover, &.leaflet-disabled': { backgroundColor: palette.background.sunken },
    '&.leaflet-disabled': { color: palette.text.disabled },
  },
})

const METERS_PER_MILE = 1_609.344

interface Handlers {
  /** Nothing glides or fades. */
  isStill: boolean
  onPoint: (zip: string | undefined) => void
  onPress: (zip: string) => void
}

interface Shading {
  counts: ReadonlyMap<string, number> | undefined
  limits: readonly number[]
  selectedZips: ReadonlySet<string> | undefined
  colours: MapColours
}

interface DrawnAreas {
  shade: (shading: Shading) => void
  ring: (miles: number | undefined, colours: MapColours) => void
  /** Puts a line around one area. */
  point: (zip: string | undefined) => void
  remove: () => void
}

/** The areas on a canvas, without any picture from elsewhere. */
function drawAreas(
  element: HTMLElement,
  boundaries: ZipCodeBoundaries,
  handlers: Handlers,
): DrawnAreas {
  const map = emptyMap(element, handlers.isStill)
  const { areas, bounds } = addAreas(map, boundaries, handlers)
  const fitting = keepFitted(map, bounds)
  const overlay = L.layerGroup().addTo(map)
  let usual = new Map<string, L.PathOptions>()
  let ink = ''
  let pointed: string | undefined
  return {
    shade(shading) {
      usual = new Map([...areas].map(([zip]) => [zip, lookOf(zip, shading)]))
      ink = shading.colours.ink
      for (const [zip, layer] of areas) layer.setStyle(usual.get(zip) ?? {})
    },
    ring(miles, colours) {
      overlay.clearLayers()
      for (const market of boundaries.markets) addMarket(overlay, market, miles, colours)
    },
    point(zip) {
      const before = pointed === undefined ? undefined : areas.get(pointed)
      before?.setStyle(usual.get(pointed as string) ?? {})
      pointed = zip
      const now = zip === undefined ? undefined : areas.get(zip)
      now?.setStyle({ color: ink, weight: 3, opacity: 1 }).bringToFront()
      overlay.eachLayer((mark) => (mark as L.Path).bringToFront())
    },
    remove() {
      fitting.end()
      map.remove()
    },
  }
}

function emptyMap(element: HTMLElement, isStill: boolean): L.Map {
  return L.map(element, {
    preferCanvas: true,
    // The map learns of every new size, whether or not the window changed.
    trackResize: false,
    attributionControl: false,
    // A page is scrolled past a map; it is enlarged by its buttons, by + and -, or by two fingers.
    scrollWheelZoom: false,
    dragging: !L.Browser.mobile,
    zoomSnap: 0.25,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    inertia: !isStill,
  })
}

function addAreas(map: L.Map, boundaries: ZipCodeBoundaries, { onPoint, onPress }: Handlers) {
  const areas = new Map<string, L.Path>()
  const all = L.geoJSON(boundaries as GeoJSON.FeatureCollection, {
    onEachFeature: ({ properties }: { properties: { zipCode: string } }, layer) => {
      const zip = properties.zipCode
      areas.set(zip, layer as L.Path)
      layer.on({
        mouseover: () => onPoint(zip),
        mouseout: () => onPoint(undefined),
        click: () => onPress(zip),
      })
    },
  }).addTo(map)
  return { areas, bounds: all.getBounds() }
}

/** Of so many shades the first, where nothing is counted. */
const UNSHADED = 4

function lookOf(zip: string, { counts, limits, selectedZips, colours }: Shading): L.PathOptions {
  const shade = counts ? shadeOf(counts.get(zip) ?? 0, limits) : 1
  const isOut = selectedZips !== undefined && !selectedZips.has(zip)
  const fillColor = colours.accent
  // What is not selected is paler, and has a broken line besides.
  if (isOut) {
    const broken = { dashArray: '2 4', weight: 1, opacity: 0.6 }
    return { ...broken, color: colours.accent, fillColor, fillOpacity: 0 }
  }
  return {
    dashArray: '',
    weight: selectedZips ? 1.5 : 1,
    opacity: 1,
    fillColor,
    color: selectedZips ? colours.accent : colours.paper,
    fillOpacity: opacityOf(shade, counts ? limits.length : UNSHADED),
  }
}

function addMarket(
  overlay: L.LayerGroup,
  { latitude, longitude }: ZipCodeBoundaries['markets'][number],
  miles: number | undefined,
  { ink, paper }: MapColours,
): void {
  const place: L.LatLngTuple = [latitude, longitude]
  const still = { interactive: false }
  if (miles !== undefined) {
    const radius = miles * METERS_PER_MILE
    L.circle(place, {
      ...still,
      radius,
      color: ink,
      weight: 2,
      dashArray: '6 6',
      fill: false,
    }).addTo(overlay)
  }
  L.circleMarker(place, {
    ...still,
    radius: 6,
    color: paper,
    weight: 2,
    fillColor: ink,
    fillOpacity: 1,
  }).addTo(overlay)
}

/** Shows the whole area, also after a change of size, until a person zooms or moves the map. */
export function keepFitted(map: L.Map, bounds: L.LatLngBounds): { end: () => void } {
  const fit = () => {
    map.fitBounds(bounds, { animate: false })
    return viewOf(map)
  }
  let fitted = fit()
  const observer = new ResizeObserver(() => {
    const isFitted = viewOf(map) === fitted
    map.invalidateSize({ animate: false })
    if (isFitted) fitted = fit()
  })
  observer.observe(map.getContainer())
  return { end: () => observer.disconnect() }
}

const viewOf = (map: L.Map) => `${map.getZoom()} ${map.getCenter().toString()}`
