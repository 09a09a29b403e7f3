import type { audience } from '@marquee/contract/audience'
import type { AnswerOf } from '@marquee/contract/operation'
import { api, useOperation } from '../../../../../api/index.ts'
import { useAudience } from '../audience.ts'
import { membersTexts as texts } from './texts.ts'

export type Member = AnswerOf<typeof audience.members>['members'][number]

/** One of the customers whom somebody keeps an eye on. */
export type Followed = Pick<Member, 'marketKey' | 'household'> & { name: string }

const PAGE = 20

export const nameOf = ({ person, household }: Member): string =>
  person?.name || texts.customer(household)

/** For whom it is counted: the campaign, and the choices as they were last counted. */
function useAsked() {
  const { campaign, asked } = useAudience()
  return {
    query: {
      campaignKey: String(campaign.key),
      campaignTemplateKey: String(campaign.template.key),
    },
    searchRequest: asked as Parameters<typeof api.audience.members>[0]['body']['searchRequest'],
  }
}

export function useMembers(page: number) {
  const { query, searchRequest } = useAsked()
  return useOperation(
    api.audience.members,
    { query, body: { searchRequest, page, size: PAGE } },
    { keepsPrevious: true, selection: false },
  )
}

/** Is the followed customer in, by the present choices. */
export function useMembership({ marketKey, household }: Followed) {
  const { query, searchRequest } = useAsked()
  return useOperation(
    api.audience.member,
    {
      params: { marketKey: String(marketKey), household: String(household) },
      query,
      body: { searchRequest },
    },
    { keepsPrevious: true, selection: false },
  )
}
