import { tableTemplate, type TableColumns } from '../csv/index.ts'
import type { MarketDetails } from './market-details.rules.ts'

/** What the columns of a file of markets may be. */
export type NetworkField = 'level' | 'sourceId' | 'parent' | 'brand' | keyof MarketDetails

export const networkColumns: TableColumns<NetworkField> = {
  level: { label: 'Level', also: 'type markettype' },
  sourceId: { label: 'Source ID', also: 'id dealerid dealernumber dealercode number' },
  name: { label: 'Name', also: 'marketname dealername' },
  parent: { label: 'Parent', also: 'parentid parentsourceid' },
  brand: { label: 'Brand', also: 'brandid hierarchy hierarchyid' },
  line1: { label: 'Street address', also: 'address address1 line1 street' },
  city: { label: 'City', also: 'town' },
  state: { label: 'State', also: 'st province' },
  postalCode: { label: 'ZIP code', also: 'zip postalcode' },
  phoneNumber: { label: 'Phone', also: 'phonenumber telephone' },
  webAddress: { label: 'Web address', also: 'website url' },
  timeZone: { label: 'Time zone', also: 'tz' },
  isEnrolled: { label: 'Enrolled', also: 'isenrolled enrollment' },
  isDaaEligible: { label: 'DAA eligible', also: 'daa isdaaeligible daaeligibility' },
  status: { label: 'Status', also: '' },
  couponSource: { label: 'Coupon source', also: '' },
  isSecondBrand: { label: 'Second brand', also: '' },
}

/** A file to begin with: all columns, and a market of each level. */
export function networkTemplate(): string {
  return tableTemplate(networkColumns, [
    { level: 'brand', sourceId: 'HONDA', name: 'Honda' },
    { level: 'zone', sourceId: 'Z1', name: 'Central Zone', parent: 'HONDA' },
    { level: 'district', sourceId: 'D4', name: 'District 4', parent: 'Z1' },
    {
      level: 'dealer',
      sourceId: '208114',
      name: 'Lakeside Honda',
      parent: 'D4',
      line1: '1200 Washtenaw Ave',
      city: 'Ann Arbor',
      state: 'MI',
      postalCode: '48104',
      phoneNumber: '734-555-0114',
      webAddress: 'https://lakeside-honda.example',
      timeZone: 'America/Detroit',
      isEnrolled: 'yes',
      isDaaEligible: 'no',
      status: 'open',
    },
  ])
}
