import { expressMark } from '@marquee/rules/pieces'
import { PiecePage } from '../../../../widgets/pieces/index.ts'

type Brand = Parameters<typeof expressMark>[0]

/** The mark of quick service, drawn as it is printed on the pieces of the brand. */
export function ServiceLogo({ brand, label }: { brand: Brand; label: string }) {
  return <PiecePage page={expressMark(brand)} label={label} />
}
