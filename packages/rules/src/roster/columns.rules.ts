import { tableTemplate, type TableColumns } from '../csv/index.ts'
import { presetTexts } from '../people/index.ts'

/** What the columns of a file of people may be. */
export type RosterField = 'email' | 'name' | 'market' | 'brand' | 'preset' | 'permissions'

export const rosterColumns: TableColumns<RosterField> = {
  email: { label: 'Email', also: 'emailaddress mail address' },
  name: { label: 'Name', also: 'fullname person user' },
  market: { label: 'Market', also: 'marketid homemarket home sourceid id dealerid dealernumber' },
  brand: { label: 'Brand', also: 'brandid hierarchy hierarchyid' },
  preset: { label: 'Preset', also: 'role startwith' },
  permissions: { label: 'Permissions', also: 'permission rights' },
}

/** A file to begin with. */
export const rosterTemplate = (): string =>
  tableTemplate(rosterColumns, [
    {
      email: 'dana@lakeside-honda.example',
      name: 'Dana Whitfield',
      market: '208114',
      brand: 'HONDA',
      preset: presetTexts.dealerMarketing,
    },
    {
      email: 'priya@honda-field.example',
      name: 'Priya Raman',
      market: 'D4',
      brand: 'HONDA',
      preset: presetTexts.fieldManager,
    },
    {
      email: 'colin@lakeside-honda.example',
      name: 'Colin Achebe',
      market: '208114',
      brand: 'HONDA',
      permissions: 'See campaigns; Build audiences',
    },
  ])
