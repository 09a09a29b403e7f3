import { createRequire } from 'node:module'
import { boxOf, simplifyLine, type GeoBox, type Position } from '@marquee/rules/maps'
import { SUBDIVISIONS } from '@marquee/rules/fields'
import type { Geometry } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

export interface Ring {
  box: GeoBox
  corners: readonly Position[]
}

/** A polygon's rings, the outer one first. */
export type Shape = readonly Ring[]

let held: ReadonlyMap<string, readonly Shape[]> | undefined

/** The outlines of the states by code, read at the first use. */
export function stateShapes(): ReadonlyMap<string, readonly Shape[]> {
  held ??= readShapes()
  return held
}

/** In degrees, about a quarter of a mile: less than the width of a line on our maps. */
const TOLERANCE = 0.004

type Atlas = Topology<{ states: GeometryCollection<{ name: string }> }>

function readShapes(): ReadonlyMap<string, readonly Shape[]> {
  const read = createRequire(import.meta.url)
  const atlas = simplified(read('us-atlas/states-10m.json') as Atlas)
  const { features } = feature(atlas, atlas.objects.states)
  return new Map(features.map((state) => [codeOf(state.properties.name), shapesOf(state.geometry)]))
}

/** A line between two states is one line, so that both lose the same corners of it. */
function simplified({ transform, ...atlas }: Atlas): Atlas {
  const [width, height] = transform?.scale ?? [1, 1]
  const [west, south] = transform?.translate ?? [0, 0]
  const arcs = atlas.arcs.map((arc) => {
    // Each corner is stored as the difference from the one before.
    let x = 0
    let y = 0
    const line = arc.map(([dx = 0, dy = 0]): [number, number] => {
      x += dx
      y += dy
      return [x * width + west, y * height + south]
    })
    return simplifyLine(line, TOLERANCE)
  })
  return { ...atlas, arcs }
}

/** What is left of an island with fewer corners is a line. */
const FEWEST_CORNERS = 3

function shapesOf(geometry: Geometry): Shape[] {
  if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return []
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  return polygons
    .map((rings) => rings.map(ringOf).filter(({ corners }) => corners.length >= FEWEST_CORNERS))
    .filter((rings) => rings.length > 0)
}

function ringOf(closed: readonly number[][]): Ring {
  const corners = closed.slice(1).map(([x = 0, y = 0]): Position => [x, y])
  return { corners, box: boxOf(corners) }
}

/** The atlas calls two territories by longer names than addresses do. */
function codeOf(name: string): string {
  const isOneOf = (end: string) => name.endsWith(end.replace('U.S. ', ''))
  const known =
    SUBDIVISIONS.find((one) => one.name === name) ?? SUBDIVISIONS.find((one) => isOneOf(one.name))
  return known?.code ?? name
}
