import AddIcon from '@mui/icons-material/Add'
import { MOST_VARIATIONS } from '@marquee/rules/creatives'
import { useFieldArray, type Control } from 'react-hook-form'
import { ReasonButton } from '../../../../ui/disabled-reason/index.ts'
import { ItemList, useOpenItem } from '../../../../ui/item-list/index.ts'
import { Section } from '../../../../ui/page/index.ts'
import type { CreativeValues } from './creative-values.rules.ts'
import { partTexts, variationTexts } from './texts.ts'
import type { BrandPhotos } from './use-brand-photos.ts'
import { VariationItem } from './variation-item.tsx'
import { newVariation } from './variations.rules.ts'

interface VariationsPartProps {
  control: Control<CreativeValues>
  photos: BrandPhotos
  /** Whoever opens one looks at it, too. */
  onLook: (id: string) => void
}

/** Its other looks: the same words around another photo. */
export function VariationsPart({ control, photos, onLook }: VariationsPartProps) {
  const list = useFieldArray({ control, name: 'variations', keyName: 'row' })
  const { isOpen, toggle, move } = useOpenItem(control, 'variations')
  const count = list.fields.length
  const add = () => {
    const variation = newVariation(list.fields)
    list.append(variation, { shouldFocus: false })
    toggle(itemAt(count))
    onLook(variation.id)
  }
  const stepTo = (at: number, by: -1 | 1) => {
    list.move(at, at + by)
    move(itemAt(at), itemAt(at + by))
  }
  return (
    <Section title={partTexts.variations} description={partTexts.variationsWhy}>
      <ItemList label={partTexts.variations}>
        {list.fields.map(({ row, id }, at) => (
          <VariationItem
            key={row}
            control={control}
            photos={photos}
            count={count}
            name={itemAt(at)}
            place={at + 1}
            isOpen={isOpen(itemAt(at))}
            onToggle={() => {
              if (!isOpen(itemAt(at))) onLook(id)
              toggle(itemAt(at))
            }}
            onMove={(by) => stepTo(at, by)}
            onRemove={() => list.remove(at)}
          />
        ))}
      </ItemList>
      <ReasonButton
        variant="outlined"
        size="small"
        startIcon={<AddIcon />}
        onClick={add}
        reason={count >= MOST_VARIATIONS ? variationTexts.most(MOST_VARIATIONS) : undefined}
      >
        {variationTexts.add}
      </ReasonButton>
    </Section>
  )
}

const itemAt = (at: number) => `variations.${at}` as const
