import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// What a browser has and jsdom has not.
class NoResizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver ??= NoResizes
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  })
if (!('scrollIntoView' in Element.prototype)) {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined })
}
// React asks for this where tests are not isolated and the library cannot set it by itself.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

configure({ asyncUtilTimeout: 3000 })

afterEach(() => {
  vi.useRealTimers()
  cleanup()
  localStorage.clear()
})
