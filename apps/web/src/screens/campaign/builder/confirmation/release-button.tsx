import Button from '@mui/material/Button'
import { api, useChange } from '../../../../api/index.ts'
import type { Campaign } from '../answers.ts'
import { REFRESHED } from './refreshed.ts'
import { submitTexts as texts } from './texts.ts'

/** From now on the dealers of a metro campaign that is approved see their own part. */
export function ReleaseButton({ campaign }: { campaign: Campaign }) {
  const release = useChange(api.approvals.release, {
    refreshes: REFRESHED,
    success: texts.released,
    selection: false,
  })
  const { key, status, isReleasedToDealers, can } = campaign
  const isApproved = status === 'APPROVED' || status === 'ACTIVE'
  if (!isApproved || isReleasedToDealers || !can.release.ok) return null
  return (
    <Button
      variant="contained"
      loading={release.isRunning}
      onClick={() => void release.run({ body: { campaignKeys: [key] } })}
    >
      {texts.release}
    </Button>
  )
}
