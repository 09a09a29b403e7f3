import type { PersonsAction } from '@marquee/rules/sendings'
import { api, useChange } from '../../api/index.ts'
import type { Listed } from './answers.ts'
import { texts } from './texts.ts'

/** What a person may do about a sending, by the name under which its answer says so. */
const ABILITIES: Readonly<Record<PersonsAction, keyof Listed['can']>> = {
  'let-go': 'letGo',
  pause: 'pause',
  resume: 'resume',
  stop: 'stop',
}

export const mayMove = (action: PersonsAction, { can }: Listed): boolean =>
  can[ABILITIES[action]].ok

/** Moves those of the sendings that can be moved so. */
export function useMove(campaignKey: number) {
  const change = useChange(api.sendings.move, {
    success: texts.done,
    selection: false,
    refreshes: [
      api.sendings.ofCampaign,
      api.sendings.search,
      api.campaigns.read,
      api.approvals.timeline,
    ],
  })
  return {
    isRunning: change.status === 'loading',
    move: (action: PersonsAction, sendings: readonly Listed[]) =>
      change.run({
        params: { key: String(campaignKey) },
        body: {
          action,
          sendingKeys: sendings.filter((one) => mayMove(action, one)).map(({ key }) => key),
        },
      }),
  }
}
