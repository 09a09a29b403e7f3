import { accessTexts } from '@marquee/rules/access'
import { audienceFileReasons } from '@marquee/rules/audience-files'
import { campaignReasons } from '@marquee/rules/campaigns'

export const texts = {
  title: 'Audience files',
  intro:
    'Whom ad platforms show the ads of a campaign: for each wave by digital media, one file for each platform, hashed, without those who opted out. Each is handed over once.',
  files: 'Audience files',
  none: 'There is no audience file yet. One is made on the day on which digital media of a campaign begin.',
  search: 'Campaign, dealer or file',
  state: 'State',
  anyState: 'Any state',
  columns: {
    campaign: 'Campaign',
    market: 'Dealer',
    shownFrom: 'Shown from',
    state: 'State',
    people: 'People',
  },
} as const

/** Why something cannot be done with an audience file. */
export const reasons = { ...accessTexts, ...campaignReasons, ...audienceFileReasons }
