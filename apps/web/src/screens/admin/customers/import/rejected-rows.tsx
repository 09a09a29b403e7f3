import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Section } from '../../../../ui/page/index.ts'
import { ErrorState, RowsSkeleton } from '../../../../ui/states/index.ts'
import { PlainTable } from './plain-table.tsx'
import { rejectedTexts } from './texts.ts'
import { useFirstRejections } from './use-first-rejections.ts'

interface RejectedRowsProps {
  importKey: number
  /** Where all of them are, for a few minutes. */
  address: string
}

/** The lines that could not be used: the first ones here, all of them as a file. */
export function RejectedRows({ importKey, address }: RejectedRowsProps) {
  const { asked, headers, rows, isCut } = useFirstRejections(importKey, address)
  const download = (
    <Button
      component="a"
      variant="outlined"
      startIcon={<DownloadOutlined />}
      href={address}
      download={rejectedTexts.fileName(importKey)}
    >
      {rejectedTexts.download}
    </Button>
  )
  return (
    <Section title={rejectedTexts.title} description={rejectedTexts.why} actions={download}>
      {asked.status === 'loading' && <RowsSkeleton rows={3} />}
      {asked.status === 'failed' && (
        <ErrorState
          title={rejectedTexts.loadFailed}
          onRetry={asked.retry}
          retrying={asked.isRefreshing}
        >
          {asked.error}
        </ErrorState>
      )}
      {rows.length > 0 && (
        <PlainTable label={rejectedTexts.table}>
          <thead>
            <tr>
              {headers.map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells) => (
              <tr key={cells.join()}>
                {cells.map((cell, place) => (
                  <td key={headers[place]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
      {isCut && (
        <Typography sx={{ mt: 3, color: 'text.secondary' }}>
          {rejectedTexts.first(rows.length)}
        </Typography>
      )}
    </Section>
  )
}
