import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { accessTexts } from '@marquee/rules/access'
import { toggleReasons } from '@marquee/rules/toggles'
import { useState } from 'react'
import { api, useOperation, whyNot } from '../../../api/index.ts'
import { Filter } from '../../../ui/filter/index.ts'
import { EmptyState, ErrorState, RowsSkeleton } from '../../../ui/states/index.ts'
import { Page, Section } from '../../../ui/page/index.ts'
import { useUserState } from '../../../widgets/user-state/index.ts'
import { texts } from './texts.ts'
import { ToggleCard } from './toggle-card.tsx'

/** Each toggle, its default, the value set here, and which of them wins. */
export function Screen() {
  const { hierarchies } = useUserState()
  const [hierarchy, setHierarchy] = useState<string>()
  const asked = useOperation(
    api.toggles.explain,
    { query: { hierarchy } },
    { selection: false, keepsPrevious: true },
  )
  const { response, status } = asked
  const reason = whyNot(response?.can.set, { ...accessTexts, ...toggleReasons })
  return (
    <Page
      title={texts.title}
      intro={texts.intro}
      actions={
        <Filter
          label={texts.brand}
          value={hierarchy}
          choices={[
            [undefined, texts.everyBrand],
            ...hierarchies.map(({ id, name }) => [id, texts.oneBrand(name)] as const),
          ]}
          onChange={setHierarchy}
        />
      }
    >
      <Section title={texts.howTitle} framed>
        <Typography sx={{ maxWidth: '72ch' }}>{texts.how}</Typography>
      </Section>
      {reason && (
        <Alert severity="info" sx={{ mb: 6 }}>
          {reason}
        </Alert>
      )}
      {status === 'loading' && <RowsSkeleton rows={3} />}
      {status === 'failed' && (
        <ErrorState title={texts.failed} onRetry={asked.retry} retrying={asked.isRefreshing}>
          {asked.error}
        </ErrorState>
      )}
      {response?.toggles.length === 0 && (
        <EmptyState title={texts.none}>{texts.noneWhy}</EmptyState>
      )}
      <Box sx={{ display: 'grid', gap: 4 }}>
        {response?.toggles.map((toggle) => (
          <ToggleCard
            key={toggle.name}
            toggle={toggle}
            hierarchy={hierarchy}
            isLocked={reason !== undefined}
          />
        ))}
      </Box>
    </Page>
  )
}
