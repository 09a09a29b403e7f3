import { expect, test } from 'vitest'
import { designOf, expressMark, sampleContent, type Page } from './index.ts'

const drawingsOn = (pages: readonly Page[]) =>
  pages.flatMap(({ marks }) => marks.flatMap((mark) => (mark.kind === 'path' ? [mark.data] : [])))

test.for(['HONDA', 'ACURA', 'NISSAN', 'AMP'])(
  'the express service logo that is offered for %s is the one on its pieces [MTR-18]',
  (brand) => {
    const [drawing] = drawingsOn([expressMark(brand)])
    const printed = designOf('big-picture')?.lay(sampleContent(brand, 0, null)) ?? []
    expect(drawingsOn(printed)).toContain(drawing)
  },
)

test('the logo of the second brand differs [MTR-18]', () => {
  expect(drawingsOn([expressMark('ACURA')])).not.toEqual(drawingsOn([expressMark('HONDA')]))
})
