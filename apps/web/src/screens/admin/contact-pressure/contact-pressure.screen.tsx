import { accessTexts } from '@marquee/rules/access'
import { channelNames } from '@marquee/rules/channels'
import { contactPressureReasons, limitInWords } from '@marquee/rules/contact-pressure'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { api, useOperation, whyNot } from '../../../api/index.ts'
import { paths } from '../../../app/paths.ts'
import { Page, Section } from '../../../ui/page/index.ts'
import { ErrorState, RowsSkeleton } from '../../../ui/states/index.ts'
import { showMoment } from '../../../widgets/calendar/index.ts'
import type { BrandLimits, ChannelLimit } from './answers.ts'
import { LimitDialog } from './limit-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { texts } from './texts.ts'

interface Doing {
  what: 'set' | 'remove'
  brand: BrandLimits['brand']
  one: ChannelLimit
}

/** How often the households of each brand are written to. */
export function Screen() {
  const query = useOperation(api.contactPressure.list)
  const [doing, setDoing] = useState<Doing>()
  const { response, status } = query
  const reason = whyNot(response?.can.change, { ...accessTexts, ...contactPressureReasons })
  const close = () => setDoing(undefined)
  return (
    <Page title={texts.title} intro={texts.intro} back={{ to: paths.customers, name: texts.back }}>
      {reason && (
        <Alert severity="info" sx={{ mb: 6 }}>
          {reason}
        </Alert>
      )}
      {status === 'loading' && <RowsSkeleton rows={4} />}
      {status === 'failed' && (
        <ErrorState title={texts.failed} onRetry={query.retry} retrying={query.isRefreshing}>
          {query.error}
        </ErrorState>
      )}
      {response?.brands.length === 0 && <Typography>{texts.none}</Typography>}
      {response?.brands.map(({ brand, limits }) => (
        <Section key={brand.id} title={brand.name} framed>
          <Box component="ul" sx={{ m: 0, p: 0 }}>
            {limits.map((one) => (
              <OfChannel
                key={one.channel}
                one={one}
                onDo={reason ? undefined : (what) => setDoing({ what, brand, one })}
              />
            ))}
          </Box>
        </Section>
      ))}
      {doing?.what === 'set' && <LimitDialog {...doing} onClose={close} />}
      {doing?.what === 'remove' && <RemoveDialog {...doing} onClose={close} />}
    </Page>
  )
}

interface OfChannelProps {
  one: ChannelLimit
  /** Undefined: the person may not. */
  onDo: ((what: Doing['what']) => void) | undefined
}

function OfChannel({ one: { channel, limit, changed }, onDo }: OfChannelProps) {
  const name = channelNames[channel]
  const says = limit === null ? texts.removed : texts.changed
  return (
    <Box component="li" sx={line}>
      <Box sx={{ flex: '1 1 20rem', minWidth: 0 }}>
        <Typography variant="subtitle2">{name}</Typography>
        <Typography>{limitInWords(channel, limit)}</Typography>
        {changed && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {says(changed.by, showMoment(changed.at))}
          </Typography>
        )}
      </Box>
      {onDo && (
        <Box sx={{ display: 'flex', gap: 3 }}>
          <Button
            variant="outlined"
            aria-label={(limit === null ? texts.set : texts.change)(name)}
            onClick={() => onDo('set')}
          >
            {limit === null ? texts.setShort : texts.changeShort}
          </Button>
          {limit !== null && (
            <Button
              variant="outlined"
              aria-label={texts.remove(name)}
              onClick={() => onDo('remove')}
            >
              {texts.removeShort}
            </Button>
          )}
        </Box>
      )}
    </Box>
  )
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  py: 4,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const
