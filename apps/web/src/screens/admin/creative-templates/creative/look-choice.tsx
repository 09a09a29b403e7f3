import type { CreativeVariation } from '@marquee/rules/creatives'
import { Filter } from '../../../../ui/filter/index.ts'
import { variationTexts } from './texts.ts'

interface LookChoiceProps {
  variations: readonly CreativeVariation[]
  /** None, or one that was taken away: the creative's own photo. */
  look: string | undefined
  onLook: (id: string | undefined) => void
}

/** Which of its looks is shown, where there are several. */
export function LookChoice({ variations, look, onLook }: LookChoiceProps) {
  if (variations.length === 0) return null
  const isThere = variations.some(({ id }) => id === look)
  return (
    <Filter<string | undefined>
      label={variationTexts.shown}
      value={isThere ? look : undefined}
      choices={[
        [undefined, variationTexts.main],
        ...variations.map(({ id, name }) => [id, name || variationTexts.unnamed] as const),
      ]}
      onChange={onLook}
    />
  )
}
