import type { AnswerOf } from '@marquee/contract/operation'
import type { priceLists } from '@marquee/contract/price-lists'
import { linesToMend, whyRefused } from '@marquee/rules/csv'
import {
  describePriceChange,
  priceCountNames,
  priceWords,
  type PriceCounts,
} from '@marquee/rules/price-lists'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { whyNot } from '../../../../api/index.ts'
import { campaignTemplatePath } from '../../../../app/paths.ts'
import {
  Findings,
  FoundLines,
  foundTexts,
  RefusedLines,
  type TriedFile,
} from '../../../../ui/file-import/index.ts'
import { useBrandNameIfSeveral } from '../../../../widgets/user-state/index.ts'
import { reasons, trialTexts as texts } from './texts.ts'

export type Differences = AnswerOf<typeof priceLists.try>

/** What a file changes, in figures and then template by template. */
export function DifferencesView({
  name,
  differences,
  onImport,
  isImporting,
}: TriedFile<Differences>) {
  const { counts, ignored, changed, refused, can } = differences
  const names = Object.keys(priceCountNames) as (keyof PriceCounts)[]
  return (
    <Findings
      name={name}
      counts={names.map((each) => [priceCountNames[each], counts[each]])}
      ignored={ignored}
      nothing={counts.changed + counts.refused === 0 ? texts.nothing : undefined}
      onImport={onImport}
      isImporting={isImporting}
      reason={whyNot(can.import, reasons)}
    >
      <RefusedLines
        rows={refused}
        all={counts.refused}
        subject={texts.template}
        of={({ cells }) => cells.template || cells.key || texts.noName}
        why={(row) => whyRefused(row, priceWords)}
        toMend={[texts.downloadName, (rows) => linesToMend(rows, priceWords)]}
      />
      <FoundLines
        title={texts.changed}
        why={texts.changedWhy}
        headers={[texts.template, foundTexts.what]}
        all={counts.changed}
        rows={changed.map((one) => ({
          id: one.key,
          cells: [<Name key="name" template={one} />, <Changes key="changes" template={one} />],
        }))}
      />
    </Findings>
  )
}

interface TemplateProps {
  template: Differences['changed'][number]
}

/** With its brand, for those who look after several: each of them has templates of the same names. */
function Name({ template: { key, name, hierarchyId, hadDraft } }: TemplateProps) {
  const brand = useBrandNameIfSeveral()?.(hierarchyId)
  return (
    <>
      <Link component={RouterLink} to={campaignTemplatePath(key)}>
        {name}
      </Link>
      {brand && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {brand}
        </Typography>
      )}
      {hadDraft && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.hadDraft}
        </Typography>
      )}
    </>
  )
}

function Changes({ template: { changes } }: TemplateProps) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {changes.map((change) => (
        <li key={change.of}>{describePriceChange(change)}</li>
      ))}
    </Box>
  )
}
