import { expect, test } from 'vitest'
import { SCENES } from './index.ts'

test.each(Object.entries(SCENES))(
  '%s is drawn alike each time, and without a word',
  (_name, draw) => {
    const svg = draw()
    expect(svg).toBe(draw())
    expect(svg).not.toMatch(/<text|NaN|undefined/)
  },
)

test.each(Object.entries(SCENES))(
  '%s has every colour that it paints with, once',
  (_name, draw) => {
    const svg = draw()
    const named = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id)
    const used = [...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id)
    expect(new Set(named).size).toBe(named.length)
    for (const id of used) expect(named).toContain(id)
  },
)
