const address = {
  line1: '1 Main St',
  line2: '',
  city: 'Ann Arbor',
  countrySubdivision: { code: 'MI' },
  postalCode: '48104',
}

/** Is on every list of the matrix's world. */
export const ADA = {
  foreName: 'Ada',
  surName: 'Quill',
  email: 'ada.quill@seeds.example',
  address,
}

/** By which calls name her. */
export const CHECKSUM_OF_ADA = '04931b8bb6838de4'

/** Is on none. */
export const BO = { foreName: 'Bo', surName: 'Reed', email: 'bo.reed@seeds.example', address }
