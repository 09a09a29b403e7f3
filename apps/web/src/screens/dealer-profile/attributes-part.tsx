import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { LISTING_CATEGORIES } from '@marquee/rules/markets'
import { CheckboxListField, SelectField } from '../../ui/form/index.ts'
import { Section } from '../../ui/page/index.ts'
import type { MarketProfile } from '../../widgets/market-profiles/index.ts'
import { Fields, type PartProps } from './fields.tsx'
import { categoryNames, partTexts } from './texts.ts'

type Attributes = MarketProfile['attributes']

interface AttributesPartProps extends PartProps {
  attributes: Attributes
}

/** What the brand lets its dealers say about themselves, by category. */
export function AttributesPart({ attributes, ...part }: AttributesPartProps) {
  if (attributes.length === 0) return null
  const numbered = attributes.map((attribute, at) => ({ attribute, at }))
  return (
    <Section title={partTexts.attributes} description={partTexts.attributesWhy}>
      {LISTING_CATEGORIES.map((category) => ({
        category,
        found: numbered.filter(({ attribute }) => attribute.category === category),
      }))
        .filter(({ found }) => found.length > 0)
        .map(({ category, found }) => (
          <Box key={category} sx={{ mb: 6 }}>
            <Typography variant="h3" sx={{ mb: 3 }}>
              {categoryNames[category]}
            </Typography>
            <Fields>
              {found.map(({ attribute, at }) => (
                <AttributeField key={attribute.key} {...part} attribute={attribute} at={at} />
              ))}
            </Fields>
          </Box>
        ))}
    </Section>
  )
}

interface AttributeFieldProps extends PartProps {
  attribute: Attributes[number]
  at: number
}

function AttributeField({ form, isFixed, attribute, at }: AttributeFieldProps) {
  const { label, options: choices, inputType } = attribute
  const common = { control: form.control, disabled: isFixed, label, choices }
  return inputType === 'SINGLE_SELECT_DROPDOWN' ? (
    <SelectField {...common} name={`attributes.${at}.one`} placeholder={partTexts.notSaid} />
  ) : (
    <CheckboxListField {...common} name={`attributes.${at}.several`} row />
  )
}
