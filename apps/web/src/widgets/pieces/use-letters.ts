import { FONTS, runsOf } from '@marquee/rules/fonts'
import type { Page } from '@marquee/rules/pieces'
import { useEffect, useState } from 'react'

type Letters = 'coming' | 'there' | 'missing'

/** Whether the fonts of a page are there: before that it would be seen in other letters than it is printed in. */
export function useLetters(page: Page): Letters {
  const [letters, setLetters] = useState<Letters>(() => (areThere(page) ? 'there' : 'coming'))
  const [first] = useState(page)
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
const areThere = (page: Page): boolean =>
  !('fonts' in document) ||
  wordsByFont(page).every(([font, words]) => document.fonts.check(font, words))

/** Each font with what is written in it: a browser loads no others for that. */
function wordsByFont({ marks }: Page): [font: string, words: string][] {
  const words = new Map<string, string>()
  const runs = marks.flatMap((mark) => (mark.kind === 'text' ? runsOf(mark.text, mark.face) : []))
  for (const { font: name, text } of runs) {
    if (name === null) continue
    const font = `${FONTS[name].weight} 1rem '${FONTS[name].family}'`
    words.set(font, (words.get(font) ?? '') + text)
  }
  return [...words]
}
