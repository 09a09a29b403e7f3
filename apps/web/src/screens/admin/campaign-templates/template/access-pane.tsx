import { templateReasons } from '@marquee/rules/templates'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { partOfForm } from '../../../../ui/form/index.ts'
import { ErrorState, TextSkeleton } from '../../../../ui/states/index.ts'
import {
  type TemplateValues,
  AccessFields,
  type WithAccess,
} from '../../../../widgets/templates/index.ts'
import type { PaneProps } from './parts.tsx'
import { accessPaneTexts as texts } from './texts.ts'
import { useBrandGroups } from './use-brand-groups.ts'

/** Who gets the template, with how many dealers that is. */
export function AccessPane({ form }: PaneProps) {
  const { control } = partOfForm<WithAccess, TemplateValues>(form)
  const hierarchyId = useWatch({ control: form.control, name: 'hierarchyId' })
  const { mayChoose, query, groups } = useBrandGroups(hierarchyId)
  if (hierarchyId === '') return <Typography>{texts.noBrand}</Typography>
  if (query.status === 'failed') {
    return (
      <ErrorState title={texts.loadFailed} onRetry={query.retry} retrying={query.isRefreshing}>
        {query.error}
      </ErrorState>
    )
  }
  if (mayChoose && !query.response) return <TextSkeleton lines={4} />
  return (
    <AccessFields
      control={control}
      hierarchyId={hierarchyId}
      groups={groups}
      disabledReason={mayChoose ? undefined : templateReasons['campaign-template.access-kept']}
    />
  )
}
