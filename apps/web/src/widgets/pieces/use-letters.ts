import type { SvgElement } from '@marquee/rules/pieces'
import { useEffect, useState } from 'react'

type Letters = 'coming' | 'there' | 'missing'

/** Whether the fonts of a page are there: before that it would be seen in other letters than it is printed in. */
export function useLetters(elements: readonly SvgElement[]): Letters {
  const [letters, setLetters] = useState<Letters>(() => (areThere(elements) ? 'there' : 'coming'))
  const [first] = useState(elements)
  useEffect(() => {
    if (letters !== 'coming') return
    const asked = wordsByFont(first).map(([font, words]) => document.fonts.load(font, words))
    Promise.all(asked).then(
      () => setLetters('there'),
      () => setLetters('missing'),
    )
  }, [letters, first])
  return letters
}

/** Where a browser cannot tell, nothing is held back. */
const areThere = (elements: readonly SvgElement[]): boolean =>
  !('fonts' in document) ||
  wordsByFont(elements).every(([font, words]) => document.fonts.check(font, words))

function wordsByFont(elements: readonly SvgElement[]): [font: string, words: string][] {
  const words = new Map<string, string>()
  for (const { tag, attributes, text = '' } of elements) {
    if (tag !== 'text') continue
    const font = `${attributes['font-weight']} 1rem ${attributes['font-family']}`
    words.set(font, (words.get(font) ?? '') + text)
  }
  return [...words]
}
