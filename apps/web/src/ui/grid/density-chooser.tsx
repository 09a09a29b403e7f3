import DensityIcon from '@mui/icons-material/DensityMedium'
import MenuItem from '@mui/material/MenuItem'
import { MenuButton } from './menu-button.tsx'
import { gridTexts } from './texts.ts'

const DENSITIES = ['compact', 'standard', 'comfortable'] as const

export type Density = (typeof DENSITIES)[number]

interface DensityChooserProps {
  density: Density
  onChange: (density: Density) => void
}

/** How much room a row takes. */
export function DensityChooser({ density, onChange }: DensityChooserProps) {
  return (
    <MenuButton label={gridTexts.density} icon={<DensityIcon />}>
      {(close) =>
        DENSITIES.map((each) => (
          <MenuItem
            key={each}
            role="menuitemradio"
            aria-checked={each === density}
            selected={each === density}
            onClick={() => {
              onChange(each)
              close()
            }}
          >
            {gridTexts.densities[each]}
          </MenuItem>
        ))
      }
    </MenuButton>
  )
}
