import type { AnswerOf } from '@marquee/contract/operation'
import type { seedLists } from '@marquee/contract/seed-lists'
import {
  checksumOf,
  EVERY_SEED_CHANNEL,
  seedsFor,
  seedTexts,
  type SeedChannels,
  type SeedPerson,
} from '@marquee/rules/seed-lists'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { api, useOperation } from '../../api/index.ts'
import { paths } from '../../app/paths.ts'
import { ReasonButton } from '../../ui/disabled-reason/index.ts'
import { Section } from '../../ui/page/index.ts'
import { ErrorState } from '../../ui/states/index.ts'
import { WarningDialog } from '../../ui/warning-dialog/index.ts'
import { RecipientsEditor } from './recipients-editor.tsx'
import { seedWords } from './texts.ts'

type SeedList = AnswerOf<typeof seedLists.read>

export interface SeedPanelProps extends ChosenSeeds {
  /** For whom the campaign is: whose lists are offered. */
  marketKey?: number
  /** Of an annual enrollment: its seeds become those of the seasonals. */
  isAnnual?: boolean
  /** Why nothing may be changed. */
  reason?: string | undefined
}

/** Who gets each piece of a campaign as a test: chosen from a list, or named here. */
export function SeedPanel(props: SeedPanelProps) {
  const { recipients, listKey, onChange, channels, marketKey, isAnnual = false, reason } = props
  const isOfMarket = marketKey !== undefined
  const query = useOperation(
    api.seedLists.list,
    { query: isOfMarket ? { marketKey: String(marketKey) } : {} },
    { selection: !isOfMarket },
  )
  const { sampleRecipientLists: lists, limit } = query.response ?? {}
  const { choose, clear, question } = useSeedChoice({ ...props, lists })
  return (
    <Section title={seedTexts.title} actions={<ManageLink />} framed>
      {isAnnual && <Typography sx={{ mb: 4 }}>{seedTexts.annual}</Typography>}
      {query.status === 'failed' && (
        <ErrorState title={seedWords.listsFailed} onRetry={query.retry}>
          {query.error}
        </ErrorState>
      )}
      <Box sx={{ mb: 4 }}>
        <ListChoice
          lists={lists}
          chosen={listKey}
          disabled={reason !== undefined}
          onChoose={choose}
        />
      </Box>
      <RecipientsEditor
        recipients={recipients}
        channels={channels}
        limit={limit}
        reason={reason}
        onPut={(_, all) => onChange(all, listKey)}
        onDelete={(person) =>
          onChange(
            recipients.filter((one) => one !== person),
            listKey,
          )
        }
        actions={
          recipients.length > 0 && (
            <ReasonButton reason={reason} onClick={clear}>
              {seedTexts.clear}
            </ReasonButton>
          )
        }
      />
      {question && <ClearDialog {...question} />}
    </Section>
  )
}

const ManageLink = () => (
  <Link component={RouterLink} to={paths.seedLists}>
    {seedTexts.manage}
  </Link>
)

interface SeedChoice {
  choose: (list: SeedList) => void
  clear: () => void
  /** The question before anything typed is lost. */
  question: { onClose: () => void; onClear: () => void } | undefined
}

/** The recipients that a campaign has now. */
interface ChosenSeeds {
  recipients: readonly SeedPerson[]
  /** The list that they were taken from. */
  listKey: number | null
  onChange: (recipients: SeedPerson[], listKey: number | null) => void
  /** By which ways the campaign reaches people. */
  channels: SeedChannels
}

interface Choosing extends ChosenSeeds {
  lists: readonly SeedList[] | undefined
}

/** A list replaces the present recipients; a question comes first where those would be lost. */
function useSeedChoice(choosing: Choosing): SeedChoice {
  const { recipients, listKey, onChange, channels, lists } = choosing
  const [waiting, setWaiting] = useState<() => void>()
  const take = (list: SeedList) => onChange(seedsFor(list.sampleRecipients, channels), list.key)
  const ask = (act: () => void) => setWaiting(() => act)
  const taken = lists?.find(({ key }) => key === listKey)
  const isStored =
    recipients.length === 0 ||
    (taken !== undefined && isSame(recipients, seedsFor(taken.sampleRecipients, channels)))
  return {
    choose: (list) => (isStored ? take(list) : ask(() => take(list))),
    clear: () => ask(() => onChange([], null)),
    question: waiting && {
      onClose: () => setWaiting(undefined),
      onClear: () => {
        setWaiting(undefined)
        waiting()
      },
    },
  }
}

function isSame(some: readonly SeedPerson[], others: readonly SeedPerson[]): boolean {
  const sums = (people: readonly SeedPerson[]) =>
    people.map((person) => checksumOf(person, EVERY_SEED_CHANNEL)).sort()
  return sums(some).join() === sums(others).join()
}

interface ClearDialogProps {
  onClose: () => void
  onClear: () => void
}

const { title, body, left, right } = seedTexts.clearQuestion

/** Asks before all recipients go, or before those of another list take their place. */
function ClearDialog({ onClose, onClear }: ClearDialogProps) {
  return (
    <WarningDialog
      open
      title={title}
      question=""
      leftLabel={left}
      rightLabel={right}
      onClose={onClose}
      onContinue={onClear}
    >
      <Typography>{body}</Typography>
    </WarningDialog>
  )
}

interface ListChoiceProps {
  /** Undefined while they are not known. */
  lists: readonly SeedList[] | undefined
  /** The list that the recipients were taken from. */
  chosen: number | null
  disabled: boolean
  onChoose: (list: SeedList) => void
}

/** Says that there is nothing to choose where there is nothing. */
function ListChoice({ lists, chosen, disabled, onChoose }: ListChoiceProps) {
  const hasNone = lists?.length === 0
  const known = lists?.find(({ key }) => key === chosen)
  return (
    <TextField
      select
      fullWidth
      label={hasNone ? seedTexts.noLists : seedTexts.select}
      value={known?.key ?? ''}
      disabled={disabled || !lists || hasNone}
      onChange={({ target }) => {
        const list = lists?.find(({ key }) => key === Number(target.value))
        if (list) onChoose(list)
      }}
    >
      {(lists ?? []).map(({ key, name }) => (
        <MenuItem key={key} value={key}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
