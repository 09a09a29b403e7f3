import { csvLine } from '../csv/index.ts'
import { fieldNames, IMPORT_FIELDS, type ImportField } from './import-fields.rules.ts'

const EXAMPLE: Readonly<Partial<Record<ImportField, string>>> = {
  sourceId: '10024',
  firstName: 'Ada',
  lastName: 'Quill',
  line1: '12 Main St',
  city: 'Ann Arbor',
  state: 'MI',
  postalCode: '48104',
  email: 'ada.quill@customers.example',
  phone: '734-555-0100',
  language: 'English',
  consentSource: 'Service counter',
  emailOptOut: 'no',
  mailOptOut: 'no',
  emailBounced: 'no',
  mailUndeliverable: 'no',
  purchasedOn: '05/14/2023',
  firstVisitOn: '11/20/2023',
  lastVisitOn: '03/02/2026',
  visits: '4',
  mileage: '31500',
  vehicle1Model: 'Civic',
  vehicle1Year: '2023',
  vehicle1Vin: '1HGBH41JXMN109186',
}

/** A file to begin with: every column that is read, and a line that shows how. */
export const customersTemplate = (): string =>
  csvLine(IMPORT_FIELDS.map((field) => fieldNames[field])) +
  csvLine(IMPORT_FIELDS.map((field) => EXAMPLE[field] ?? ''))
