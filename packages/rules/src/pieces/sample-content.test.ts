import { expect, test } from 'vitest'
import { creativePiece, designOf, sampleContent, sampleRecipient } from './index.ts'

const BRANDS = ['HONDA', 'ACURA', 'NISSAN']
const vehicleOf = (brand: string) => sampleRecipient(brand).vehicle

test.for(BRANDS)(
  'a piece of %s is addressed to somebody with a car of that brand [CRE-02]',
  (brand) => {
    const { texts } = sampleContent(brand, 0, null)
    const content = creativePiece({ texts, photo: null }, { hierarchyId: brand, coupons: [] })
    const pages = designOf('big-picture')?.lay(content) ?? []
    const words = pages
      .flatMap(({ marks }) => marks.flatMap((mark) => (mark.kind === 'text' ? mark.text : [])))
      .join(' ')
    expect(words).toContain(vehicleOf(brand))
    for (const other of BRANDS.filter((one) => one !== brand)) {
      expect(words).not.toContain(vehicleOf(other).split(' ')[1])
    }
    expect(words).toContain(`${sampleRecipient(brand).firstName} Sample`)
  },
)

test('where all makes are sold, or none is known, the piece says vehicle [CRE-02]', () => {
  for (const brand of ['AMP', 'NEW', '']) expect(vehicleOf(brand)).toBe('')
})
