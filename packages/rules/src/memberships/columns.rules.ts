import { tableTemplate, type TableColumns } from '../csv/index.ts'

/** What the columns of a file of groups may be. */
export type MembershipField = 'group' | 'brand' | 'place' | 'dealer' | 'dealerName' | 'users'

export const membershipColumns: TableColumns<MembershipField> = {
  group: { label: 'Group', also: 'groupname marketgroup dealergroup metro' },
  brand: { label: 'Brand', also: 'brandid hierarchy hierarchyid' },
  place: { label: 'Managed at', also: 'managedby place market marketid' },
  dealer: { label: 'Dealer ID', also: 'dealer sourceid id dealernumber dealercode number' },
  dealerName: { label: 'Dealer name', also: 'name marketname' },
  users: { label: 'Users', also: 'user emails email' },
}

/** A line as it is written into a file. */
export type MembershipLine = Readonly<Partial<Record<MembershipField, string>>>

export const membershipsFile = (lines: readonly MembershipLine[]): string =>
  tableTemplate(membershipColumns, lines)

/** A file to begin with. */
export const membershipsTemplate = (): string =>
  membershipsFile([
    {
      group: 'Detroit Metro',
      brand: 'HONDA',
      place: 'D4',
      dealer: '208114',
      dealerName: 'Lakeside Honda',
      users: 'priya@honda-field.example',
    },
    {
      group: 'Detroit Metro',
      brand: 'HONDA',
      place: 'D4',
      dealer: '208115',
      dealerName: 'Riverside Honda',
    },
  ])
