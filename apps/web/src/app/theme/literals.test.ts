import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['../../ui/**/*.{ts,tsx}', './**/*.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** A colour, or a size in px, that is written out. */
const LITERAL = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|\b[0-9.]+px\b/i

const speaksOfNone = (path: string) =>
  !path.endsWith('/tokens.ts') && !/\.test\.tsx?$/.test(path) && !path.includes('/gallery/')

test('the check finds colours and sizes', () => {
  for (const text of ['#FFF', '#C4122E', 'rgb(0 0 0)', "'12px'", '1.5px solid']) {
    expect(LITERAL.test(text)).toBe(true)
  }
  expect(LITERAL.test("gap: 4, height: '0.25rem'")).toBe(false)
})

test('only the tokens name a colour or a size in px', () => {
  const files = Object.entries(sources).filter(([path]) => speaksOfNone(path))
  expect(files.length).toBeGreaterThan(50)
  const literals = files.flatMap(([path, text]) =>
    text
      .split('\n')
      .filter((line) => LITERAL.test(line) && !/^\s*(?:\/\/|\*|\/\*)/.test(line))
      // A width in a media query or a border is made from a token right there.
      .filter((line) => !/\$\{[^}]+\}px/.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(literals).toEqual([])
})
