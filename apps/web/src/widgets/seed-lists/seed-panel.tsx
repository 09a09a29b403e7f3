import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { seedTexts } from '@marquee/rules/seed-lists'
import { Link as RouterLink } from 'react-router'
import { api, useOperation } from '../../api/index.ts'
import { paths } from '../../app/paths.ts'
import { ReasonButton } from '../../ui/disabled-reason/index.ts'
import { Section } from '../../ui/page/index.ts'
import { ErrorState } from '../../ui/states/index.ts'
import { ClearDialog } from './clear-dialog.tsx'
import { ListChoice } from './list-choice.tsx'
import { RecipientsEditor } from './recipients-editor.tsx'
import { seedWords } from './texts.ts'
import { useSeedChoice, type ChosenSeeds } from './use-seed-choice.ts'

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
  const asked = useOperation(
    api.seedLists.list,
    { query: isOfMarket ? { marketKey: String(marketKey) } : {} },
    { selection: !isOfMarket },
  )
  const { sampleRecipientLists: lists, limit } = asked.response ?? {}
  const { choose, clear, question } = useSeedChoice({ ...props, lists })
  return (
    <Section title={seedTexts.title} actions={<ManageLink />} framed>
      {isAnnual && <Typography sx={{ mb: 4 }}>{seedTexts.annual}</Typography>}
      {asked.status === 'failed' && (
        <ErrorState title={seedWords.listsFailed} onRetry={asked.retry}>
          {asked.error}
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
