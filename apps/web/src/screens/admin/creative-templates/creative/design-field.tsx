import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { couponCountsOf } from '@marquee/rules/pieces'
import { useState, type ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { GroupBox, useField } from '../../../../ui/form/index.ts'
import type { CreativeValues } from './creative-values.rules.ts'
import { designTexts } from './texts.ts'

interface DesignFieldProps {
  form: UseFormReturn<CreativeValues>
  name: 'design' | 'emailDesign'
  label: string
  /** What the button says. */
  action: string
  /** The name of a design and what there is to know of it. */
  told: (key: string) => { name: string; facts: string } | undefined
  children: (choosing: { onChoose: (key: string) => void; onClose: () => void }) => ReactNode
}

/** A design, chosen from all of them by how they look. */
export function DesignField({ form, name, label, action, told, children }: DesignFieldProps) {
  const { value, change, place, invalid, help } = useField<CreativeValues, string>({
    control: form.control,
    name,
    label,
  })
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const design = told(value)
  const choose = (key: string) => {
    // Another design has layouts of its own.
    const media = name === 'design' ? 'preview.media.DIRECT_MAIL' : 'preview.media.EMAIL'
    form.setValue(media, [...couponCountsOf(key)], { shouldDirty: true })
    change(key)
    close()
  }
  return (
    <GroupBox label={label} place={place} error={invalid} help={help}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 12rem' }}>
          <Typography sx={{ fontWeight: 'fontWeightMedium' }}>
            {design?.name ?? designTexts.none}
          </Typography>
          {design && <Typography sx={{ color: 'text.secondary' }}>{design.facts}</Typography>}
        </Box>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {action}
        </Button>
      </Box>
      {isOpen && children({ onChoose: choose, onClose: close })}
    </GroupBox>
  )
}
