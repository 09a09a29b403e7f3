import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-router'
import { whyNot } from '../../../../api/index.ts'
import { copyCreativePath } from '../../../../app/paths.ts'
import { CreativePreview } from '../../../../widgets/pieces/index.ts'
import type { Creative } from '../answers.ts'
import { cardTexts, reasons } from '../texts.ts'
import { CreativeForm } from './creative.form.tsx'
import { valuesOf } from './creative-values.rules.ts'
import { useDealerToShow } from './use-dealer-to-show.ts'

interface KnownCreativeProps {
  creative: Creative
  hosts: readonly string[]
}

/** A creative to edit, or to look at where it may not be changed. */
export function KnownCreative({ creative, hosts }: KnownCreativeProps) {
  const [initial] = useState(() => valuesOf(creative))
  const reason = whyNot(creative.can.change, reasons)
  if (reason !== undefined) return <Closed creative={creative} reason={reason} />
  return <CreativeForm creative={creative} initial={initial} hosts={hosts} />
}

function Closed({ creative, reason }: { creative: Creative; reason: string }) {
  const marketKey = useDealerToShow(creative.hierarchyId)
  return (
    <Box sx={{ display: 'grid', gap: 5, maxWidth: '50rem' }}>
      <Alert severity="info">{reason}</Alert>
      <CreativePreview creative={creative} marketKey={marketKey} />
      <Button
        variant="outlined"
        component={Link}
        to={copyCreativePath(creative.key)}
        sx={{ justifySelf: 'start' }}
      >
        {cardTexts.duplicate}
      </Button>
    </Box>
  )
}
