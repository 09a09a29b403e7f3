import {
  boxAround,
  boxOf,
  cutToBox,
  isInRing,
  mayCross,
  overlap,
  type GeoBox,
  type Position,
} from '@marquee/rules/maps'
import { Delaunay, type Voronoi } from 'd3-delaunay'
import clipping from 'polygon-clipping'
import { cachedAreas, type AreaGeometry } from './cached-areas.gateway.ts'
import { stateShapes, type Shape } from './state-shapes.gateway.ts'
import { middleAt, type StateZips } from './zip-codes.gateway.ts'

/**
 * The area that is nearer to the middle of this ZIP code than to any other of its state, as far as the
 * state reaches. The true edges are not published; this is close to them where many people live.
 */
export function areaOf(zips: StateZips, index: number): AreaGeometry {
  const zip = zips.zips[index] as string
  const cached = areas.get(zip)
  if (cached) return cached
  const area = makeArea(zips, index)
  areas.keep(zip, area)
  return area
}

/** Their corners cost some sixty bytes each: sixteen megabytes, and most of the country. */
const areas = cachedAreas(250_000)

function makeArea(zips: StateZips, index: number): AreaGeometry {
  const cell = cellOf(zips, index)
  const parts = cell.length > 0 ? insideState(cell, zips.state) : []
  const coordinates = tidy(parts)
  if (coordinates.length > 0) return { type: 'MultiPolygon', coordinates }
  // A place off the coast that the outline of the state leaves out.
  return { type: 'MultiPolygon', coordinates: tidy([[spot(zips, index)]]) }
}

const SPOT_MILES = 0.5

function spot(zips: StateZips, index: number): Position[] {
  const [west, south, east, north] = boxAround(middleAt(zips, index), SPOT_MILES)
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ]
}

/** Beyond every middle, so that cells at the edge reach past the outline of the state. */
const BEYOND_DEGREES = 3

interface Diagram {
  voronoi: Voronoi<unknown>
  /** A degree of longitude is so much shorter than one of latitude here. */
  narrow: number
}

const diagrams = new Map<string, Diagram>()

function diagramOf(zips: StateZips): Diagram {
  const cached = diagrams.get(zips.state)
  if (cached) return cached
  const [west, south, east, north] = zips.box
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const points = zips.zips.map((_, index): [number, number] => {
    const { longitude, latitude } = middleAt(zips, index)
    return [longitude * narrow, latitude]
  })
  const bounds: [number, number, number, number] = [
    (west - BEYOND_DEGREES) * narrow,
    south - BEYOND_DEGREES,
    (east + BEYOND_DEGREES) * narrow,
    north + BEYOND_DEGREES,
  ]
  const cells = { voronoi: Delaunay.from(points).voronoi(bounds), narrow }
  diagrams.set(zips.state, cells)
  return cells
}

function cellOf(zips: StateZips, index: number): Position[] {
  const { voronoi, narrow } = diagramOf(zips)
  const corners = (voronoi.cellPolygon(index) ?? []) as [number, number][]
  return corners.slice(1).map(([x, y]) => [x / narrow, y])
}

/** The parts of the cell that lie in the state; most cells do wholly, and are not cut at all. */
function insideState(cell: readonly Position[], state: string): Position[][][] {
  const box = boxOf(cell)
  const shapes = (stateShapes().get(state) ?? []).filter(
    ([outer]) => outer && overlap(outer.box, box),
  )
  const isNearEdge = shapes.some((rings) => rings.some(({ corners }) => mayCross(corners, box)))
  if (!isNearEdge)
    return shapes.some((rings) => holds(rings, cell[0] as Position)) ? [[[...cell]]] : []
  const local = shapes.flatMap((rings) => cutShape(rings, wider(box)))
  if (local.length === 0) return []
  return clipping.intersection([asRing(cell)], local) as Position[][][]
}

const holds = ([outer, ...holes]: Shape, at: Position): boolean =>
  outer !== undefined &&
  isInRing(at, outer.corners) &&
  !holes.some(({ corners }) => isInRing(at, corners))

const wider = ([west, south, east, north]: GeoBox): GeoBox => [
  west - 0.01,
  south - 0.01,
  east + 0.01,
  north + 0.01,
]

function cutShape(rings: Shape, box: GeoBox): [number, number][][][] {
  const cut = rings
    .map(({ corners }) => cutToBox(corners, box))
    .filter((corners) => corners.length > 2)
    .map(asRing)
  return cut.length > 0 ? [cut] : []
}

const asRing = (corners: readonly Position[]) => corners.map(([x, y]): [number, number] => [x, y])

/** Four decimals are eleven yards; corners that come to lie on each other are one. */
function tidy(polygons: readonly (readonly (readonly Position[])[])[]): [number, number][][][] {
  return polygons.flatMap((rings) => {
    const [outer, ...holes] = rings.map(tidyRing)
    return outer && outer.length > FEWEST
      ? [[outer, ...holes.filter((hole) => hole.length > FEWEST)]]
      : []
  })
}

const FEWEST = 3

function tidyRing(ring: readonly Position[]): [number, number][] {
  const corners = ring.map(([x, y]): [number, number] => [round(x), round(y)])
  const open = corners.filter(([x, y], index) => {
    const [x0, y0] = (corners[index - 1] ?? corners.at(-1)) as [number, number]
    return x !== x0 || y !== y0
  })
  const [first] = open
  return first ? [...open, first] : []
}

const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000
