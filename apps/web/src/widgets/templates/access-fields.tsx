import { USER_LEVELS } from '@marquee/rules/access'
import Box from '@mui/material/Box'
import { useWatch, type Control } from 'react-hook-form'
import { CheckboxListField, RadioGroupField } from '../../ui/form/index.ts'
import { MarketsField } from '../markets/index.ts'
import { levelNames, useBrandName } from '../user-state/index.ts'
import type { WithAccess } from './access-values.ts'
import type { NamedGroup } from './answers.ts'
import { GroupsField } from './groups-field.tsx'
import { OfferedTo } from './offered-to.tsx'
import { templateAccessTexts as texts, scopeTexts } from './access-texts.ts'

interface AccessFieldsProps {
  control: Control<WithAccess>
  hierarchyId: string
  /** Those of the brand. */
  groups: readonly NamedGroup[]
  disabledReason?: string | undefined
}

const LEVELS = USER_LEVELS.map((level) => ({ value: level, label: levelNames[level] }))

/** Who gets a template: the brand, or parts of it, and people of which levels; with how many dealers that is. */
export function AccessFields({ control, hierarchyId, groups, disabledReason }: AccessFieldsProps) {
  const brand = useBrandName()(hierarchyId)
  const access = useWatch({ control, name: 'access' })
  const isForChosen = access.markets === 'chosen'
  return (
    <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
      <RadioGroupField
        control={control}
        name="access.markets"
        label={texts.markets}
        choices={[
          { value: 'all', label: scopeTexts.everyMarket(brand) },
          { value: 'chosen', label: scopeTexts.onlyChosen },
        ]}
        hint={isForChosen && texts.chosenHint}
        disabledReason={disabledReason}
      />
      {isForChosen && (
        <>
          <MarketsField
            control={control}
            name="access.chosen"
            label={texts.chosen}
            placeholder={texts.chosenPlaceholder}
            hierarchyId={hierarchyId}
            disabled={disabledReason !== undefined}
          />
          <GroupsField
            control={control}
            name="access.groups"
            label={texts.groups}
            groups={groups}
            disabled={disabledReason !== undefined}
          />
        </>
      )}
      <CheckboxListField
        control={control}
        name="access.levels"
        label={texts.levels}
        required
        choices={LEVELS}
        disabled={disabledReason !== undefined}
        row
      />
      <OfferedTo hierarchyId={hierarchyId} access={access} />
    </Box>
  )
}
