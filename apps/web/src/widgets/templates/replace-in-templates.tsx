import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { withCouponReplaced, withCreativeReplaced } from '@marquee/rules/templates'
import { useState } from 'react'
import { api, ApiError, useChange, useOperation } from '../../api/index.ts'
import { ReasonButton } from '../../ui/disabled-reason/index.ts'
import { Failures } from '../../ui/failures/index.ts'
import { useNotifications } from '../../ui/notifications/index.ts'
import { PlainDialog } from '../../ui/plain-dialog/index.ts'
import { useDebounced } from '../../ui/search-box/index.ts'
import { CouponOption, useCoupons } from '../coupons/index.ts'
import { useUserState } from '../user-state/index.ts'
import { replaceTexts as texts } from './texts.ts'

/** A coupon or a creative that templates have. */
interface Held {
  kind: 'coupon' | 'creative'
  key: number
  name: string
  hierarchyId: string
}

interface Choice {
  key: number
  name: string
  /** What tells it from another one of that name. */
  about?: string
}

interface ReplaceInTemplatesProps {
  held: Held
  /** How many templates have it, as far as is known. */
  count: number | undefined
}

/** The way to let another coupon or creative take its place in all templates, for those who write them. */
export function ReplaceInTemplates({ held, count = 0 }: ReplaceInTemplatesProps) {
  const { permissions } = useUserState()
  const [isOpen, setOpen] = useState(false)
  if (!permissions.includes('CAN_MANAGE_CAMPAIGN_TEMPLATES')) return null
  if (count === 0 && !isOpen) return null
  return (
    <Box sx={{ mt: 3 }}>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && <ReplaceDialog held={held} count={count} onClose={() => setOpen(false)} />}
    </Box>
  )
}

interface ReplaceDialogProps {
  held: Held
  count: number
  onClose: () => void
}

function ReplaceDialog({ held, count, onClose }: ReplaceDialogProps) {
  const [by, setBy] = useState<Choice | null>(null)
  const { replaceAll, failures, isRunning, clear } = useReplacing(held, onClose)
  return (
    <PlainDialog
      open
      width="sm"
      title={texts.title(held.name)}
      onClose={isRunning ? undefined : onClose}
      actions={
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={isRunning}>
            {texts.notYet}
          </Button>
          <ReasonButton
            variant="contained"
            loading={isRunning}
            reason={by === null ? texts.chooseFirst : undefined}
            onClick={() => by && void replaceAll(by)}
          >
            {texts.replace}
          </ReasonButton>
        </DialogActions>
      }
    >
      <Failures title={texts.failed} failures={failures} onClose={clear} />
      <Typography sx={{ mb: 4 }}>{texts.body(count)}</Typography>
      {held.kind === 'coupon' ? (
        <CouponChoiceField held={held} value={by} onChange={setBy} />
      ) : (
        <CreativeChoiceField held={held} value={by} onChange={setBy} />
      )}
    </PlainDialog>
  )
}

interface ChoiceFieldProps {
  held: Held
  value: Choice | null
  onChange: (choice: Choice | null) => void
}

function CouponChoiceField(props: ChoiceFieldProps) {
  const [text, setText] = useState('')
  const { coupons, isLoading } = useCoupons(props.held.hierarchyId, useDebounced(text.trim()))
  const choices = coupons.map(({ key, heading, about }) => ({ key, name: heading, about }))
  return <ChoiceField {...props} choices={choices} isLoading={isLoading} onType={setText} />
}

function CreativeChoiceField(props: ChoiceFieldProps) {
  const { hierarchyId } = props.held
  const { response, status } = useOperation(
    api.creatives.search,
    { query: { hierarchyId, type: 'CAMPAIGN_TEMPLATE', size: '10000' } },
    { selection: false },
  )
  const choices = response?.customCreativeTemplates ?? []
  return <ChoiceField {...props} choices={choices} isLoading={status === 'loading'} />
}

interface ShownChoicesProps extends ChoiceFieldProps {
  choices: readonly Choice[]
  isLoading: boolean
  /** The server searches; without it, all choices are here. */
  onType?: (text: string) => void
}

function ChoiceField({ held, value, onChange, choices, isLoading, onType }: ShownChoicesProps) {
  return (
    <Autocomplete<Choice>
      options={choices.filter(({ key }) => key !== held.key)}
      loading={isLoading}
      value={value}
      onChange={(_, chosen) => onChange(chosen)}
      onInputChange={(_, typed) => onType?.(typed)}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ key }) => key}
      isOptionEqualToValue={(one, other) => one.key === other.key}
      renderOption={({ key, ...option }, { name, about = '' }) => (
        <CouponOption key={key} option={option} coupon={{ heading: name, about }} />
      )}
      noOptionsText={texts.noneFound}
      renderInput={(params) => <TextField {...params} label={texts.by[held.kind]} />}
    />
  )
}

interface Failure {
  key: number
  words: string
}

const OWN = { selection: false } as const

/** Saves one template after the other; one that is refused says why, and the others go on. */
function useReplacing(held: Held, onDone: () => void) {
  const { notify } = useNotifications()
  const [failures, setFailures] = useState<readonly Failure[]>([])
  const [isRunning, setRunning] = useState(false)
  const update = useChange(api.templates.update, {
    fails: false,
    selection: false,
    refreshes: [
      api.templates.search,
      api.templates.read,
      api.templates.versions,
      api.coupons.uses,
      api.creatives.uses,
    ],
  })
  const replaceIn = async (templateKey: number, by: Choice) => {
    const params = { key: String(templateKey) }
    const template = await api.templates.read({ params, query: {} }, OWN)
    const { key: from } = held
    const replaced =
      held.kind === 'coupon'
        ? withCouponReplaced(template, { from, by: by.key })
        : withCreativeReplaced(template, { from, by: by.key, name: by.name })
    await update.attempt({ query: {}, body: replaced })
  }
  const replaceAll = async (by: Choice) => {
    setRunning(true)
    setFailures([])
    const { count, failed } = await inEach(held, ({ key }) => replaceIn(key, by))
    setRunning(false)
    setFailures(failed)
    if (count > 0) notify('success', texts.replaced(count, by.name))
    if (failed.length === 0) onDone()
  }
  return { replaceAll, failures, isRunning, clear: () => setFailures([]) }
}

/** Each template once, as many as there are; those that failed, and why. */
async function inEach(held: Held, replace: (template: Choice) => Promise<void>) {
  const failed: Failure[] = []
  const tried = new Set<number>()
  try {
    for (;;) {
      const left = (await templatesWith(held)).filter(({ key }) => !tried.has(key))
      if (left.length === 0) break
      for (const template of left) {
        const { key, name } = template
        tried.add(key)
        await replace(template).catch((error: unknown) => {
          failed.push({ key, words: texts.failedOf(name, reasonOf(error)) })
        })
      }
    }
  } catch (error) {
    // Which templates are left is not known.
    return { count: tried.size - failed.length, failed: [...failed, ofAll(held, error)] }
  }
  return { count: tried.size - failed.length, failed }
}

const ofAll = ({ key }: Held, error: unknown): Failure => ({ key: -key, words: reasonOf(error) })

/** The first of them; the next ones come when these have another. */
async function templatesWith({ kind, key }: Held): Promise<readonly Choice[]> {
  const { uses } = kind === 'coupon' ? api.coupons : api.creatives
  return (await uses({ params: { key: String(key) } }, OWN)).templates.first
}

function reasonOf(error: unknown): string {
  const [field] = error instanceof ApiError ? Object.values(error.fields ?? {}) : []
  return field ?? (error instanceof Error ? error.message : texts.unknown)
}
