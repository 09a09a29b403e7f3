import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { GroupBox, useField, type FieldProps } from '../../../../ui/form/index.ts'
import { stepTexts as texts } from './step-texts.ts'
import type { StepValues, TemplateValues } from './template-values.rules.ts'
import { useCreatives } from './use-creatives.ts'

type FilterItem = StepValues['creativeSelection']['filterItems'][number]

const MOST_OF_NAME = 80

/** Which of the template's creatives a step lets choose from, and what each is called there. */
export function FilterItemsField(props: FieldProps<TemplateValues, FilterItem[]>) {
  const { value, change, invalid, help, place } = useField<TemplateValues, FilterItem[]>(props)
  const { control } = props
  const creatives = useWatch({ control, name: 'creativeTemplates' })
  const { nameOf } = useCreatives(useWatch({ control, name: 'hierarchyId' }))
  const own = new Map(creatives.map((one) => [one.creativeTemplateKey, one.name]))
  const keys = [...new Set([...own.keys(), ...value.map((item) => item.creativeTemplateKey)])]
  const put = (key: number, item: FilterItem | undefined) => {
    const others = new Map(value.map((each) => [each.creativeTemplateKey, each]))
    if (item) others.set(key, item)
    else others.delete(key)
    change([...others.values()])
  }
  return (
    <GroupBox label={props.label} help={help} error={invalid} place={place}>
      {keys.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{texts.noCreatives}</Typography>
      )}
      {keys.map((key) => (
        <ItemRow
          key={key}
          creative={own.get(key) || nameOf(key)}
          item={value.find(({ creativeTemplateKey }) => creativeTemplateKey === key)}
          onChange={(name) =>
            put(key, name === undefined ? undefined : { name, creativeTemplateKey: key })
          }
        />
      ))}
    </GroupBox>
  )
}

interface ItemRowProps {
  creative: string
  item: FilterItem | undefined
  /** The name under which it may be chosen; undefined where it may not. */
  onChange: (name: string | undefined) => void
}

function ItemRow({ creative, item, onChange }: ItemRowProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'center',
        columnGap: 4,
        gridTemplateColumns: { sm: '1fr 1fr' },
      }}
    >
      <FormControlLabel
        label={creative}
        control={
          <Checkbox
            checked={item !== undefined}
            onChange={(_, on) => onChange(on ? creative : undefined)}
          />
        }
      />
      {item && (
        <TextField
          size="small"
          label={texts.shownAs(creative)}
          value={item.name}
          onChange={({ target }) => onChange(target.value)}
          slotProps={{ htmlInput: { maxLength: MOST_OF_NAME } }}
        />
      )}
    </Box>
  )
}
