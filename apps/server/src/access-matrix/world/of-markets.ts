import { brandOf, PLACES, planted, type Place } from '../places.ts'
import { ADA } from '../seeds.ts'

type Row = Record<string, unknown>

/** What stands at each place for the nouns of markets: groups, profiles, pictures, vehicles, maps. */
export function rowsOfMarkets(): Record<string, Row[]> {
  return {
    markets: [...each(metroMarket), ...each(dealer)],
    market_groups: each(group),
    market_group_markets: each(({ group, dealer, path }) => ({
      group_key: group,
      market_key: dealer,
      path: `${path}${dealer}.`,
    })),
    market_group_users: each(({ group, person, path }) => ({
      group_key: group,
      person_key: person,
      path,
    })),
    ...rowsOfPictures(),
    market_profiles: each((place) => ({
      market_key: place.key,
      legal_name: planted.keptWithin(place),
      path: place.path,
      contact_name: '',
      contact_email: '',
      contact_phone: '',
      dealer_notes: '',
      version: 1,
    })),
    ...rowsOfReferences(),
    ...rowsOfSending(),
    coupons: each(coupon),
    seed_lists: each((place) => ({
      key: place.seedList,
      market_key: place.key,
      name: planted.keptWithin(place),
      recipients: [ADA],
      version: 1,
      path: place.path,
    })),
  }
}

function rowsOfPictures(): Record<string, Row[]> {
  return {
    images: each(({ picture }) => ({
      hash: picture,
      content_type: 'image/png',
      width: 900,
      height: 300,
      is_public: false,
      content: PIXEL,
      thumbnail: PIXEL,
      stored_at: LONG_AGO,
    })),
    image_uploads: each(({ key, person, picture, path }) => ({
      key: 7_000 + key,
      hash: picture,
      asset_type: 'brand-logo',
      market_key: key,
      path,
      uploaded_by: person,
      uploaded_at: LONG_AGO,
    })),
    market_logos: each(({ key, person, picture, path }) => ({
      key: 7_000 + key,
      market_key: key,
      asset_type: 'brand-logo',
      hash: picture,
      status: 'PENDING',
      uploaded_by: person,
      uploaded_at: LONG_AGO,
      path,
    })),
  }
}

/** A brand has one of such rows, and those below it have none. */
const isWholeBrand = ({ brand }: Place) => typeof brand === 'string'

/** Rows that come with a brand or a map rather than from a person. */
function rowsOfReferences(): Record<string, Row[]> {
  return {
    listing_attributes: each((place) => ({
      key: planted.seenBelow(place),
      category: 'AMENITY',
      label: 'Coffee',
      position: 1,
      input_type: 'SINGLE_SELECT_DROPDOWN',
      options: [],
      path: place.path,
    })),
    market_listing_values: each((place) => ({
      market_key: place.key,
      attribute_key: planted.seenBelow(place),
      path: place.path,
      values: ['yes'],
    })),
    vehicle_models: each((place) => ({
      hierarchy_id: brandOf(place) === 'ACURA' ? 'ACURA' : 'HONDA',
      make: 'Honda',
      model: planted.seenBelow(place),
      years: [2020],
      path: place.path,
    })),
    market_locations: each(({ key, path }) => ({
      market_key: key,
      address: '',
      latitude: 42,
      longitude: -83,
      located_at: LONG_AGO,
      path,
    })),
  }
}

/** What a whole brand decides about what is sent. */
function rowsOfSending(): Record<string, Row[]> {
  return {
    sending_domains: PLACES.filter(isWholeBrand).map((place) => ({
      hierarchy_id: brandOf(place),
      domain: planted.seenBelow(place),
      path: place.path,
    })),
    daily_caps: PLACES.filter(isWholeBrand).map((place) => ({
      hierarchy_id: brandOf(place),
      emails: 500,
      path: place.path,
    })),
    contact_limits: PLACES.filter(isWholeBrand).map((place) => ({
      hierarchy_id: brandOf(place),
      channel: 'DIRECT_MAIL',
      pieces: 2,
      days: 30,
      changed_by: planted.seenBelow(place),
      changed_by_key: place.person,
      changed_at: LONG_AGO,
      path: place.path,
    })),
  }
}

const PIXEL = String.raw`\x89504e47`
const LONG_AGO = '2026-01-01T00:00:00Z'

const each = (row: (place: Place) => Row): Row[] => PLACES.map(row)

const group = (place: Place): Row => ({
  key: place.group,
  name: planted.keptWithin(place),
  hierarchy_id: brandOf(place),
  market_key: metroOf(place),
  version: 1,
  path: place.path,
})

const coupon = (place: Place): Row => ({
  key: place.coupon,
  hierarchy_id: brandOf(place),
  scope: 'GLOBAL',
  path: place.path,
  heading: planted.seenBelow(place),
  offer_title: '',
  source: 'ECRM',
  discounts: [],
  content: { ...NO_OFFERS, disclaimer: '' },
  status: 'ACTIVE',
  version: 1,
  saved_by: place.person,
  saved_at: LONG_AGO,
})

const NO_OFFERS = {
  offer_1: null,
  offer_1_qualifier: null,
  A_off: null,
  offer_2: null,
  offer_2_qualifier: null,
  B_off: null,
}

const metroOf = ({ group }: Place) => group + 1_000
const metroMarket = (place: Place) => market(place, metroOf(place), 'METRO')
const dealer = (place: Place) => market(place, place.dealer, 'DEALER')

const market = (place: Place, key: number, type: string): Row => ({
  key,
  type,
  parent_key: place.key,
  path: `${place.path}${key}.`,
  status: 'ACTIVE',
  name: planted.keptWithin(place),
  source_id: `${type}-${key}`,
  time_zone: 'UTC',
  hierarchy_id: brandOf(place),
  is_enrolled: false,
  is_daa_eligible: false,
})
