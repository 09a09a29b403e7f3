import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { knownToggles, texts } from './texts.ts'
import { ServerValue, type ToggleProps } from './server-value.tsx'

export function ToggleCard({ toggle, hierarchy, isLocked }: ToggleProps) {
  const id = useId()
  const known = Object.entries(knownToggles).find(([name]) => name === toggle.name)?.[1]
  return (
    <Box
      component="article"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        rowGap: 4,
        columnGap: 8,
        gridTemplateColumns: { sm: '1fr 1fr', lg: 'minmax(0, 1fr) 13rem 15rem' },
        alignItems: 'start',
        p: { xs: 4, sm: 5 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ minWidth: 0, gridColumn: { sm: '1 / -1', lg: 'auto' } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Typography id={id} variant="h3" component="h2">
            {known?.name ?? toggle.name}
          </Typography>
          <State isOn={toggle.value} />
        </Box>
        {known && <Typography sx={{ mt: 1 }}>{known.does}</Typography>}
        <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
          <code>{toggle.name}</code>
        </Typography>
      </Box>
      <Value title={texts.default}>
        <Typography>{inWords(toggle.default, texts.noDefault)}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{texts.wins[toggle.wins]}</Typography>
      </Value>
      <Value title={texts.server}>
        <ServerValue
          toggle={toggle}
          hierarchy={hierarchy}
          isLocked={isLocked}
          name={known?.name ?? toggle.name}
        />
      </Value>
    </Box>
  )
}

function State({ isOn }: { isOn: boolean }) {
  const tone = isOn ? 'success' : 'secondary'
  return (
    <Chip
      label={texts.now(isOn ? texts.on : texts.off)}
      sx={{ color: `${tone}.main`, bgcolor: `${tone}.tint` }}
    />
  )
}

function Value({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
        {title}
      </Typography>
      {children}
    </div>
  )
}

function inWords(value: boolean | null, absent: string): string {
  if (value === null) return absent
  return value ? texts.on : texts.off
}
