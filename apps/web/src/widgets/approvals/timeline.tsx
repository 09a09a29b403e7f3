import { api, useOperation } from '../../api/index.ts'
import { Section } from '../../ui/page/index.ts'
import { ErrorState, RowsSkeleton } from '../../ui/states/index.ts'
import { CommentForm } from './comment-form.tsx'
import { timelineTexts as texts } from './texts.ts'
import { TimelineEvents } from './timeline-events.tsx'

/** What happened to a campaign and what people said about it, with a way to say something. */
export function CampaignTimeline({ campaignKey }: { campaignKey: number }) {
  const { response, status, error, retry, isRefreshing } = useOperation(
    api.approvals.timeline,
    { params: { key: String(campaignKey) } },
    { selection: false },
  )
  return (
    <Section title={texts.title} framed>
      {status === 'loading' && <RowsSkeleton rows={3} />}
      {status === 'failed' && (
        <ErrorState title={texts.loadFailed} onRetry={retry} retrying={isRefreshing}>
          {error}
        </ErrorState>
      )}
      {response && <TimelineEvents events={response.events} />}
      {response?.can.comment.ok && <CommentForm campaignKey={campaignKey} />}
    </Section>
  )
}
