import type { AnswerOf } from '@marquee/contract/operation'
import type { toggles } from '@marquee/contract/toggles'
import { accessTexts } from '@marquee/rules/access'
import { toggleReasons } from '@marquee/rules/toggles'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useId, useState, type ReactNode } from 'react'
import { api, useChange, useOperation, whyNot } from '../../../api/index.ts'
import { Filter } from '../../../ui/filter/index.ts'
import { Page, Section, sheet } from '../../../ui/page/index.ts'
import { EmptyState, ErrorState, RowsSkeleton } from '../../../ui/states/index.ts'
import { useUserState } from '../../../widgets/user-state/index.ts'
import { toggleTexts, texts } from './texts.ts'

/** Each toggle, its default, the value set here, and which of them wins. */
export function Screen() {
  const { hierarchies } = useUserState()
  const [hierarchy, setHierarchy] = useState<string>()
  const query = useOperation(
    api.toggles.explain,
    { query: { hierarchy } },
    { selection: false, keepsPrevious: true },
  )
  const { response, status } = query
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
        <ErrorState title={texts.failed} onRetry={query.retry} retrying={query.isRefreshing}>
          {query.error}
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

function ToggleCard({ toggle, hierarchy, isLocked }: ToggleProps) {
  const id = useId()
  const described = Object.entries(toggleTexts).find(([name]) => name === toggle.name)?.[1]
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
        ...sheet,
      }}
    >
      <Box sx={{ minWidth: 0, gridColumn: { sm: '1 / -1', lg: 'auto' } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Typography id={id} variant="h3" component="h2">
            {described?.name ?? toggle.name}
          </Typography>
          <State isOn={toggle.value} />
        </Box>
        {described && <Typography sx={{ mt: 1 }}>{described.does}</Typography>}
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
          name={described?.name ?? toggle.name}
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

/** A toggle, and who may set it for what. */
interface ToggleProps {
  toggle: AnswerOf<typeof toggles.explain>['toggles'][number]
  /** The brand that values are set for; undefined for every brand. */
  hierarchy: string | undefined
  /** The person may look, but not set. */
  isLocked: boolean
}

const CHOICES = [
  { choice: 'unset', value: null, label: texts.notSet },
  { choice: 'on', value: true, label: texts.on },
  { choice: 'off', value: false, label: texts.off },
] as const

/** The value that the server keeps for a toggle: set, or removed. A toggle with a default is no choice. */
function ServerValue({ toggle, hierarchy, isLocked, name }: ToggleProps & { name: string }) {
  const set = useChange(api.toggles.set, {
    selection: false,
    refreshes: [api.toggles.explain, api.toggles.read],
    success: texts.saved,
  })
  const isDisabled = isLocked || set.isRunning
  const save = (value: boolean | null) => {
    void set.run({ params: { name: toggle.name }, query: { hierarchy }, body: { value } })
  }
  if (toggle.wins === 'default') {
    return <WithoutEffect toggle={toggle} isDisabled={isDisabled} remove={() => save(null)} />
  }
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={texts.serverFor(name)}
      value={CHOICES.find(({ value }) => value === toggle.server)?.choice}
      disabled={isDisabled}
      onChange={(_, choice: string | null) => {
        const found = CHOICES.find((each) => each.choice === choice)
        if (found) save(found.value)
      }}
    >
      {CHOICES.map(({ choice, label }) => (
        <ToggleButton key={choice} value={choice}>
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

interface WithoutEffectProps {
  toggle: ToggleProps['toggle']
  isDisabled: boolean
  remove: () => void
}

/** The default wins: a value that was set before can only be removed. */
function WithoutEffect({ toggle, isDisabled, remove }: WithoutEffectProps) {
  if (toggle.server === null) return <Typography>{texts.byInstallation}</Typography>
  return (
    <>
      <Typography>{texts.noEffect(toggle.server ? texts.on : texts.off)}</Typography>
      <Button size="small" disabled={isDisabled} onClick={remove} sx={{ mt: 2 }}>
        {texts.remove}
      </Button>
    </>
  )
}
