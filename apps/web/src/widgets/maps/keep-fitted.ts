import type L from 'leaflet'

/** Shows all of it, and all of it again in another size, until somebody looks closer or elsewhere. */
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
