import { expect, test } from 'vitest'
import { designOf, expressMark, sampleContent, type Page } from './index.ts'

const drawingsOn = (pages: readonly Page[]) =>
  pages.flatMap(({ marks }) => marks.flatMap((mark) => (mark.kind === 'path' ? [mark.data] : [])))

test.for([
  ['HONDA', false],
  ['ACURA', true],
  ['NISSAN', true],
  ['A NEW ONE', true],
] as const)(
  'the express service logo that is offered for %s, second brand: %s, is the one on its pieces [MTR-18]',
  ([id, isSecondBrand]) => {
    const [drawing] = drawingsOn([expressMark({ id, isSecondBrand })])
    const content = { ...sampleContent(id, 0, null), isSecondBrand }
    const printed = designOf('big-picture')?.lay(content) ?? []
    expect(drawingsOn(printed)).toContain(drawing)
  },
)

test('the logo of the second brand differs [MTR-18]', () => {
  const drawn = (isSecondBrand: boolean) =>
    drawingsOn([expressMark({ id: 'HONDA', isSecondBrand })])
  expect(drawn(true)).not.toEqual(drawn(false))
})
