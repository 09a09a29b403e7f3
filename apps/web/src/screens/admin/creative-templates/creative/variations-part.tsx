import { MOST_VARIATIONS } from '@marquee/rules/creatives'
import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import { memo } from 'react'
import { useFieldArray, useFormState, useWatch, type Control } from 'react-hook-form'
import { ReasonButton } from '../../../../ui/disabled-reason/index.ts'
import { namesOfErrors, TextField } from '../../../../ui/form/index.ts'
import { Item, ItemList, useOpenItem } from '../../../../ui/item-list/index.ts'
import { Section } from '../../../../ui/page/index.ts'
import { newVariation, type CreativeValues } from './creative.rules.ts'
import { PhotoField } from './photo-field.tsx'
import { labels, partTexts, variationTexts } from './texts.ts'
import type { BrandPhotos } from './use-brand-photos.ts'

interface VariationsPartProps {
  control: Control<CreativeValues>
  photos: BrandPhotos
  /** Opening one also shows it in the preview. */
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

interface VariationItemProps {
  control: Control<CreativeValues>
  photos: BrandPhotos
  name: `variations.${number}`
  place: number
  count: number
  isOpen: boolean
  onToggle: () => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function VariationItem({ control, photos, name, ...item }: VariationItemProps) {
  const [called, photo] = useWatch({ control, name: [`${name}.name`, `${name}.photo`] })
  const { errors } = useFormState({ control, name })
  const isWrong = namesOfErrors(errors).some((path) => path.startsWith(`${name}.`))
  return (
    <Item
      {...item}
      name={called.trim() || variationTexts.unnamed}
      note={photo === null ? variationTexts.noPhoto : variationTexts.ownPhoto}
      problem={isWrong ? variationTexts.wrong : undefined}
    >
      {() => <VariationBody control={control} photos={photos} name={name} />}
    </Item>
  )
}

type VariationBodyProps = Pick<VariationItemProps, 'control' | 'photos' | 'name'>

/** Not drawn again with what its item is called, which is typed here. */
const VariationBody = memo(function VariationBody({ control, photos, name }: VariationBodyProps) {
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <TextField
        control={control}
        name={`${name}.name`}
        label={labels.variationName}
        required
        hint={labels.variationNameHint}
      />
      <PhotoField control={control} name={`${name}.photo`} photos={photos} />
    </Box>
  )
})
