import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { api, useChange, useOperation } from '../../../api/index.ts'
import { ReasonButton } from '../../../ui/disabled-reason/index.ts'
import { Section } from '../../../ui/page/index.ts'
import { failedInWords, failureInWords } from '../../../widgets/approvals/index.ts'
import { HitCampaign, type Hit } from './hit-campaign.tsx'
import { hitTexts } from './texts.ts'

/** What is ordered for closed days, to be moved: each, several, or all at once. */
export function HitCampaigns() {
  const query = useOperation(api.approvals.hit, { query: {} }, { selection: false })
  const { postpone, isRunning, failures } = usePostpone()
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const { campaigns = [], totalElements = 0 } = query.response ?? {}
  const movable = campaigns.filter(({ can }) => can.postpone.ok)
  const chosen = movable.filter(({ key }) => !left.has(key))
  const isAll = chosen.length === movable.length
  if (totalElements === 0 && failures.length === 0) return null
  return (
    <Section title={hitTexts.title} description={hitTexts.why} framed>
      <Failures failures={failures} />
      {movable.length > 1 && (
        <FormControlLabel
          label={hitTexts.all}
          control={
            <Checkbox
              checked={isAll}
              indeterminate={!isAll && chosen.length > 0}
              onChange={() => setLeft(new Set(isAll ? movable.map(({ key }) => key) : []))}
            />
          }
        />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {campaigns.map((campaign) => (
          <Row
            key={campaign.key}
            campaign={campaign}
            isChosen={chosen.includes(campaign)}
            onToggle={() => setLeft(toggled(left, campaign.key))}
          />
        ))}
      </Box>
      {totalElements > campaigns.length && (
        <Typography>{hitTexts.more(totalElements - campaigns.length)}</Typography>
      )}
      {movable.length > 0 && (
        <ReasonButton
          variant="contained"
          loading={isRunning}
          reason={chosen.length === 0 ? hitTexts.nothing : undefined}
          onClick={() => void postpone(chosen)}
          sx={{ mt: 4 }}
        >
          {hitTexts.move(chosen.length)}
        </ReasonButton>
      )}
    </Section>
  )
}

function toggled(left: ReadonlySet<number>, key: number): ReadonlySet<number> {
  const next = new Set(left)
  if (!next.delete(key)) next.add(key)
  return next
}

interface RowProps {
  campaign: Hit
  isChosen: boolean
  onToggle: () => void
}

function Row({ campaign, isChosen, onToggle }: RowProps) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 2, py: 2, borderTop: 1, borderColor: 'divider' }}
    >
      <Checkbox
        checked={isChosen}
        disabled={!campaign.can.postpone.ok}
        onChange={onToggle}
        slotProps={{ input: { 'aria-label': hitTexts.choose(campaign.name) } }}
        sx={{ alignSelf: 'flex-start' }}
      />
      <HitCampaign campaign={campaign} />
    </Box>
  )
}

function Failures({ failures }: { failures: readonly string[] }) {
  return (
    <div role="alert">
      {failures.length > 0 && (
        <Alert severity="error" role="presentation" sx={{ mb: 4 }}>
          <Typography variant="subtitle2">{hitTexts.failed(failures.length)}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 4 }}>
            {failures.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </Box>
        </Alert>
      )}
    </div>
  )
}

/** Moves campaigns to their next days; those that could not be moved are named, each with the reason. */
function usePostpone() {
  const [failures, setFailures] = useState<readonly string[]>([])
  const change = useChange(api.approvals.postpone, {
    refreshes: [api.approvals.hit, api.approvals.count, api.approvals.search],
    fails: false,
    success: ({ results }) => {
      const moved = results.filter(({ ok }) => ok).length
      return moved > 0 ? hitTexts.moved(moved) : undefined
    },
  })
  const postpone = async (chosen: readonly Hit[]) => {
    setFailures([])
    const nameOf = (key: number) => chosen.find((one) => one.key === key)?.name ?? ''
    try {
      const { results } = await change.attempt({ body: { itemKey: chosen.map(({ key }) => key) } })
      const failed = results.flatMap((result) =>
        result.ok ? [] : [failedInWords(nameOf(result.itemKey), result)],
      )
      setFailures(failed)
    } catch (error) {
      setFailures(chosen.map(({ name }) => failureInWords(name, error)))
    }
  }
  return { postpone, isRunning: change.isRunning, failures }
}
