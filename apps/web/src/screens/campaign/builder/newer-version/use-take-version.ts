import { useQueryClient } from '@tanstack/react-query'
import { allOf, api, useChange } from '../../../../api/index.ts'
import { useBuilder } from '../builder.ts'
import { texts } from './texts.ts'

const SHOWN = [api.campaigns.read, api.newerVersions.read] as const

/** What is another one once a campaign is on another version of its template. */
const REFRESHED = [
  ...SHOWN,
  api.approvals.timeline,
  api.orders.ofCampaign,
  api.audience.readSelection,
  api.audience.monthlyEstimate,
] as const

/** Puts the campaign on a version, as it was last read; where that is refused, loads what there is now. */
export function useTakeVersion(templateVersion: number, onTaken: (version: number) => void) {
  const { campaign } = useBuilder()
  const client = useQueryClient()
  const { key, version } = campaign
  const change = useChange(api.newerVersions.take, {
    refreshes: REFRESHED,
    selection: false,
    success: texts.taken(templateVersion),
  })
  const take = async () => {
    const params = { key: String(key) }
    const taken = await change.run({
      params,
      query: {},
      body: { templateVersion },
      ifMatch: version,
    })
    if (taken) onTaken(templateVersion)
    else await Promise.all(SHOWN.map((one) => client.invalidateQueries({ queryKey: allOf(one) })))
  }
  return { take, isRunning: change.isRunning }
}
