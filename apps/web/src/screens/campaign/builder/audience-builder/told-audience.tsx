import { Facts } from '../../../../ui/facts/index.ts'
import { EmptyState } from '../../../../ui/states/index.ts'
import { useBuilder } from '../builder.ts'
import { audienceFacts } from '../facts.rules.ts'
import { toldTexts as texts } from './texts.ts'

/** For whoever reads campaigns and may not count audiences: what of it is saved. */
export function ToldAudience() {
  const { campaign } = useBuilder()
  if (!campaign.audience) return <EmptyState title={texts.none}>{texts.noneWhy}</EmptyState>
  return <Facts facts={audienceFacts(campaign)} />
}
