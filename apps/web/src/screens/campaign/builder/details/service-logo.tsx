import { expressMark } from '@marquee/rules/pieces'
import { PiecePage } from '../../../../widgets/pieces/index.ts'

/** The mark of quick service, drawn as it is printed on the pieces of the brand. */
export function ServiceLogo({ hierarchyId, label }: { hierarchyId: string; label: string }) {
  return <PiecePage page={expressMark(hierarchyId)} label={label} />
}
