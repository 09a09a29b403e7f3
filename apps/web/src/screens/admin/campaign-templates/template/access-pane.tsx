import { templateReasons } from '@marquee/rules/templates'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { api, useOperation } from '../../../../api/index.ts'
import { partOfForm } from '../../../../ui/form/index.ts'
import { ErrorState, TextSkeleton } from '../../../../ui/states/index.ts'
import { isOpen, screenNeeds, useUserState } from '../../../../widgets/user-state/index.ts'
import {
  type TemplateValues,
  AccessFields,
  type WithAccess,
} from '../../../../widgets/templates/index.ts'
import type { PaneProps } from './parts.tsx'
import { accessPaneTexts as texts } from './texts.ts'

/** Who gets the template, with how many dealers that is. */
export function AccessPane({ form }: PaneProps) {
  const { control } = partOfForm<WithAccess, TemplateValues>(form)
  const hierarchyId = useWatch({ control: form.control, name: 'hierarchyId' })
  const mayChoose = isOpen(useUserState(), screenNeeds.templateAccess)
  const groups = useOperation(
    api.templates.accessMatrix,
    { query: { hierarchyId, page: '0', size: '1' } },
    { selection: false, enabled: mayChoose && hierarchyId !== '' },
  )
  if (hierarchyId === '') return <Typography>{texts.noBrand}</Typography>
  if (groups.status === 'failed') {
    return (
      <ErrorState title={texts.loadFailed} onRetry={groups.retry} retrying={groups.isRefreshing}>
        {groups.error}
      </ErrorState>
    )
  }
  if (mayChoose && !groups.response) return <TextSkeleton lines={4} />
  return (
    <AccessFields
      control={control}
      hierarchyId={hierarchyId}
      groups={(groups.response?.marketGroups ?? []).filter(
        (group) => group.hierarchyId === hierarchyId,
      )}
      disabledReason={mayChoose ? undefined : templateReasons['campaign-template.access-kept']}
    />
  )
}
