import { api, useOperation } from '../../../../api/index.ts'
import { isOpen, screenNeeds, useUserState } from '../../../../widgets/user-state/index.ts'

/** The market groups of a brand, for those who may choose who gets a template. */
export function useBrandGroups(hierarchyId: string) {
  const mayChoose = isOpen(useUserState(), screenNeeds.templateAccess)
  const query = useOperation(
    api.templates.accessMatrix,
    { query: { hierarchyId, page: '0', size: '1' } },
    { selection: false, enabled: mayChoose && hierarchyId !== '' },
  )
  const groups = (query.response?.marketGroups ?? []).filter(
    (group) => group.hierarchyId === hierarchyId,
  )
  return { mayChoose, query, groups }
}
