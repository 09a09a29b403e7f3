import type { newerVersions } from '@marquee/contract/newer-versions'
import type { AnswerOf } from '@marquee/contract/operation'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { api, useOperation } from '../../../../api/index.ts'
import { useBuilder } from '../builder.ts'
import { TakenNotes } from './taken-notes.tsx'
import { texts } from './texts.ts'
import { useStoredFlag } from './use-stored-flag.ts'
import { VersionChanges } from './version-changes.tsx'

type Answer = AnswerOf<typeof newerVersions.read>

interface NewerVersionProps {
  /** The campaign is on this version: what the step holds is old. */
  onTaken: (version: number) => void
}

/** Of a draft: the newer version that it may take, or what was lost by taking the one that it has. */
export function NewerVersion({ onTaken }: NewerVersionProps) {
  const { campaign } = useBuilder()
  const { key, status, parentCampaignKey } = campaign
  const { response } = useOperation(
    api.newerVersions.read,
    { params: { key: String(key) }, query: {} },
    { selection: false, enabled: status === 'DRAFT' && parentCampaignKey === null },
  )
  if (!response || status !== 'DRAFT') return null
  const { version, newer, taken } = response
  return (
    <>
      {taken && taken.notes.length > 0 && (
        <TakenNotes key={version} version={version} notes={taken.notes} />
      )}
      {newer && <Offer key={newer.version} version={version} newer={newer} onTaken={onTaken} />}
    </>
  )
}

interface OfferProps extends NewerVersionProps {
  version: number
  newer: NonNullable<Answer['newer']>
}

/** A person who stays on the older version keeps one line of it, and may open it again. */
function Offer({ version, newer, onTaken }: OfferProps) {
  const { campaign } = useBuilder()
  const [hasStayed, setStayed] = useStoredFlag(
    `marquee.newer-version.${campaign.key}.${newer.version}`,
  )
  const [isOpen, setOpen] = useState(false)
  const fold = () => {
    setOpen(false)
    setStayed(true)
  }
  if (hasStayed && !isOpen) {
    return (
      <Button
        size="small"
        aria-expanded={false}
        onClick={() => setOpen(true)}
        sx={{ alignSelf: 'flex-start', mb: 4, ml: -1, textAlign: 'left' }}
      >
        {texts.folded}
      </Button>
    )
  }
  return (
    <Alert
      severity="info"
      role="note"
      aria-label={texts.available}
      sx={{ mb: 5, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      <Typography variant="subtitle2" component="p">
        {texts.available}
      </Typography>
      <Typography>{texts.explained(version)}</Typography>
      {isOpen ? (
        <VersionChanges held={version} newer={newer} onStay={fold} onTaken={onTaken} />
      ) : (
        <Box sx={{ mt: 2 }}>
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            aria-expanded={false}
            onClick={() => setOpen(true)}
          >
            {texts.show}
          </Button>
        </Box>
      )}
    </Alert>
  )
}
