import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { Hierarchy } from './answers.ts'
import { switcherTexts } from './texts.ts'

interface BrandChoiceProps {
  hierarchies: readonly Hierarchy[]
  chosen: Hierarchy | undefined
  onChange: (hierarchy: Hierarchy | undefined) => void
  onBrandAlone: (hierarchy: Hierarchy) => void
}

const ANY = 'ANY'

/** Narrows the markets to one brand, or works with the brand and no market at all. */
export function BrandChoice({ hierarchies, chosen, onChange, onBrandAlone }: BrandChoiceProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={switcherTexts.brand}
        value={chosen?.id ?? ANY}
        onChange={(_, id: string | null) =>
          id !== null && onChange(hierarchies.find((each) => each.id === id))
        }
        sx={{
          flexWrap: 'wrap',
          gap: 2,
          // Apart from each other, for there may be more than fit on a line.
          '& .MuiToggleButton-root': { m: 0, border: 1, borderColor: 'line', borderRadius: 1 },
        }}
      >
        <ToggleButton value={ANY}>{switcherTexts.anyBrand}</ToggleButton>
        {hierarchies.map(({ id, name }) => (
          <ToggleButton key={id} value={id}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {chosen && (
        <Button size="small" onClick={() => onBrandAlone(chosen)}>
          {switcherTexts.brandAlone(chosen.name)}
        </Button>
      )}
    </Box>
  )
}
