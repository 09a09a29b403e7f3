import L from 'leaflet'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFitted } from './area-canvas.tsx'

let resized: () => void
let isWatched = false
let map: L.Map
const bounds = L.latLngBounds([42, -84], [43, -83])

beforeEach(() => {
  class Observer {
    constructor(notify: () => void) {
      resized = notify
    }
    observe() {
      isWatched = true
    }
    disconnect() {
      isWatched = false
    }
  }
  vi.stubGlobal('ResizeObserver', Observer)
  const element = document.createElement('div')
  setSize(element, 800)
  map = L.map(element, { zoomSnap: 0.25, zoomAnimation: false, trackResize: false })
})

afterEach(() => void vi.unstubAllGlobals())

/** jsdom lays nothing out. */
const setSize = (element: HTMLElement, width: number) =>
  Object.defineProperties(element, {
    clientWidth: { value: width, configurable: true },
    clientHeight: { value: width, configurable: true },
  })

function resizeTo(width: number): void {
  setSize(map.getContainer(), width)
  resized()
}

test('all areas are in sight again when the map has become narrower, and as large as before when wider [MKT-15]', () => {
  keepFitted(map, bounds)
  const wide = map.getZoom()
  resizeTo(300)
  expect(map.getZoom()).toBeLessThan(wide)
  expect(map.getBounds().contains(bounds)).toBe(true)
  resizeTo(800)
  expect(map.getZoom()).toBe(wide)
})

test('where somebody looks closer, another size leaves them there [MKT-15]', () => {
  keepFitted(map, bounds)
  map.setView([42.2, -83.2], 12, { animate: false })
  resizeTo(300)
  expect([map.getZoom(), map.getCenter().lat.toFixed(1)]).toEqual([12, '42.2'])
})

test('a map that is gone is watched no longer', () => {
  keepFitted(map, bounds).end()
  expect(isWatched).toBe(false)
})
