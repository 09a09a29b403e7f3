export interface AreaGeometry {
  type: 'MultiPolygon'
  coordinates: [number, number][][][]
}

/** Areas by ZIP code, at most so many corners in all; the least recently used are dropped. */
export function cachedAreas(mostCorners: number) {
  const areas = new Map<string, AreaGeometry>()
  let corners = 0
  return {
    get(zip: string): AreaGeometry | undefined {
      const area = areas.get(zip)
      if (!area) return undefined
      areas.delete(zip)
      areas.set(zip, area)
      return area
    },

    keep(zip: string, area: AreaGeometry): void {
      areas.set(zip, area)
      corners += cornersOf(area)
      for (const [oldest, old] of areas) {
        if (corners <= mostCorners) return
        areas.delete(oldest)
        corners -= cornersOf(old)
      }
    },
  }
}

const cornersOf = ({ coordinates }: AreaGeometry) =>
  coordinates.flat().reduce((sum, ring) => sum + ring.length, 0)
