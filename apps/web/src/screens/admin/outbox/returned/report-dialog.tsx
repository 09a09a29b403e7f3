import type { AnswerOf } from '@marquee/contract/operation'
import type { mailReturns } from '@marquee/contract/mail-returns'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { api, useOperation } from '../../../../api/index.ts'
import { campaignPath } from '../../../../app/paths.ts'
import { Facts } from '../../../../ui/facts/index.ts'
import { PlainDialog } from '../../../../ui/plain-dialog/index.ts'
import { showMoment } from '../../../../widgets/calendar/index.ts'
import { EmailText } from '../../../../widgets/pieces/index.ts'
import { nameOf, stepOf } from './columns.tsx'
import { Decisions } from './decisions.tsx'
import { texts } from './texts.ts'

interface ReportDialogProps {
  reportKey: number
  onClose: () => void
}

/** What came back, as text, and what a person may decide about it. */
export function ReportDialog({ reportKey, onClose }: ReportDialogProps) {
  const query = useOperation(
    api.mailReturns.readUnread,
    { params: { key: String(reportKey) } },
    { selection: false },
  )
  const report = query.response
  return (
    <PlainDialog
      open
      title={report ? nameOf(report.subject) : texts.report}
      onClose={onClose}
      width="md"
      fillsNarrow
    >
      {query.error !== undefined && <Typography role="alert">{query.error}</Typography>}
      {report && (
        <Box sx={{ display: 'grid', gap: 5 }}>
          <Whose report={report} />
          <EmailText label={texts.text}>
            {report.text === '' ? texts.noText : report.text}
          </EmailText>
          <Decisions reportKey={reportKey} can={report.can} onDecided={onClose} />
          <Box component="details">
            <Typography component="summary" sx={{ cursor: 'pointer', mb: 2 }}>
              {texts.head}
            </Typography>
            <EmailText label={texts.head}>{report.head}</EmailText>
          </Box>
        </Box>
      )}
    </PlainDialog>
  )
}

const { columns } = texts

function Whose({ report }: { report: AnswerOf<typeof mailReturns.readUnread> }) {
  const { from, arrivedAt, sent } = report
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Facts
        facts={[
          [columns.from, from],
          [columns.arrivedAt, showMoment(arrivedAt)],
          [columns.campaign, sent?.campaign.name ?? texts.unknown],
          [columns.dealer, sent?.dealer],
          [columns.step, sent && stepOf(sent)],
        ]}
      />
      {sent && (
        <Link
          component={RouterLink}
          to={campaignPath(sent.campaign.key)}
          sx={{ width: 'fit-content' }}
        >
          {texts.openCampaign}
        </Link>
      )}
    </Box>
  )
}
