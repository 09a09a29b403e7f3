// First: it has to be there before React is.
import { countRenders, slowField, takeKeyPresses } from './render-counter.ts'
import { cleanup, configure } from '@testing-library/react'
import * as React from 'react'
import { afterEach, vi } from 'vitest'
import { followKeyboard } from './follow-keyboard.ts'
import { ownStyle } from './own-style.ts'

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
// jsdom remembers which element the keyboard reached last beyond the test and the file that it was in, and takes no
// other for one until then: what a tooltip said depended on the order of the files.
followKeyboard()
// Node sends, and knows only its own forms and files.
const send = globalThis.fetch
globalThis.fetch = async (address, init) =>
  send(address, { ...init, body: await known(init?.body) })

async function known(body: RequestInit['body']): Promise<RequestInit['body']> {
  if (!(body instanceof FormData)) return body
  const form = await new Response(new URLSearchParams()).formData()
  for (const [name, value] of body) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, await new Response(await value.arrayBuffer()).blob(), value.name)
  }
  return form
}
// Styles stay out of the document: jsdom would compare each element that is looked for with every rule
// that any test has left behind.
const insert = document.head.insertBefore.bind(document.head)
document.head.insertBefore = <Inserted extends Node>(node: Inserted, before: Node | null) =>
  node instanceof HTMLStyleElement ? node : insert(node, before)
globalThis.getComputedStyle = ownStyle(globalThis.getComputedStyle)
// React's development build takes a stack trace for each element that it creates, up to a number in each
// second: that number is reached from the start. It is a ninth of the time, and no test reads the traces.
const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1]
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
})
// React needs this where tests are not isolated and the library cannot set it by itself.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

// What never comes fails; what is slow to come, beside others on two cores, does not.
configure({ asyncUtilTimeout: 20_000 })

// A field alone takes 20 to 30. What takes most is a coupon, which is drawn as it is typed, alone and on its piece.
const MOST_PER_KEY = 150
countRenders(globalThis)
// Registered first, so that it runs last: what it throws keeps nothing from being cleaned up.
afterEach(() => {
  const slow = slowField(takeKeyPresses(), MOST_PER_KEY)
  if (slow) throw new Error(`${slow}. Let the part that shows it hold the state.`)
})

afterEach(() => {
  vi.useRealTimers()
  cleanup()
  localStorage.clear()
})
