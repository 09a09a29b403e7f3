import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { FONTS } from '@marquee/rules/fonts'
import { expect, test } from 'vitest'
import { asPrinted } from '../apps/web/printed-fonts.ts'

const fileOf = createRequire(import.meta.url).resolve

test.each(Object.values(FONTS))(
  'a browser has the letters of $package $weight that are printed [CPN-19]',
  ({ package: name, weight, subsets }) => {
    const sheet = asPrinted(readFileSync(fileOf(`@fontsource/${name}/${weight}.css`), 'utf8'))
    const faces = [...sheet.matchAll(/files\/([\w-]+)-\d+-normal\.woff2/g)].map(([, file]) => file)
    const isThere = (subset: string) =>
      faces.some((file) => new RegExp(`^${name}(-\\d+)?(-${subset})?$`).test(file ?? ''))
    expect(subsets.filter((subset) => !isThere(subset))).toEqual([])
    expect(sheet).not.toContain('font-display: swap')
  },
)

test('a browser has no letters of a face that is printed in another one [CPN-19]', () => {
  const sheet = readFileSync(fileOf('@fontsource/source-serif-4/600.css'), 'utf8')
  expect(sheet).toContain('cyrillic')
  expect(asPrinted(sheet)).not.toMatch(/cyrillic|greek|vietnamese/)
})
