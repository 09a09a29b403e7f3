import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { Section } from '../../../../ui/page/index.ts'
import type { CustomerImport } from '../answers.ts'
import { percentRead } from '../imports.rules.ts'
import { CancelButton } from './cancel-button.tsx'
import { Counts } from './counts.tsx'
import { progressTexts, texts } from './texts.ts'

interface ProgressProps {
  customerImport: CustomerImport
  /** The last refresh failed. */
  isStale: boolean
}

/** How far an import is, as the server reports it. */
export function Progress({ customerImport, isStale }: ProgressProps) {
  const { key, state, counts, can } = customerImport
  const isReading = state === 'READING'
  const isUndoing = state === 'UNDOING'
  const percent = percentRead(customerImport)
  return (
    <Section
      title={
        isUndoing
          ? progressTexts.undoing
          : isReading
            ? progressTexts.reading
            : progressTexts.publishing
      }
      description={isUndoing ? progressTexts.leaveUndoing : progressTexts.leave}
      actions={can.cancel.ok && <CancelButton importKey={key} />}
      framed
    >
      <Box sx={{ display: 'grid', gap: 5 }}>
        <div>
          <Typography sx={{ mb: 2, fontWeight: 'fontWeightMedium' }}>
            {isReading ? readingInWords(percent) : !isUndoing && progressTexts.finishing}
          </Typography>
          <LinearProgress
            aria-label={progressTexts.name}
            {...(isReading && percent > 0 && { variant: 'determinate', value: percent })}
          />
        </div>
        <Counts counts={counts} />
        <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
          {isStale && (
            <Alert severity="warning" role="presentation">
              {texts.stale}
            </Alert>
          )}
        </Box>
      </Box>
    </Section>
  )
}

const readingInWords = (percent: number) =>
  percent > 0 ? progressTexts.percent(percent) : progressTexts.waiting
