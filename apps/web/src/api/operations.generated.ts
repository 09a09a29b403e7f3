// Written by tools/make-operations.ts from the contract. Do not edit.
export const operations = {
  userState: {
    read: { method: 'GET', path: '/user-state', query: ['marketKey', 'hierarchyId'] },
    initialize: { method: 'GET', path: '/app-initialization', query: ['marketKey', 'hierarchyId'] },
    select: { method: 'PUT', path: '/user-state/market', query: ['marketKey', 'hierarchyId'] },
  },
  toggles: {
    read: { method: 'GET', path: '/feature-toggles', query: ['hierarchy', 'marketKey'] },
    explain: { method: 'GET', path: '/feature-toggles/explained', query: ['hierarchy', 'marketKey'] },
    set: { method: 'PUT', path: '/feature-toggles/{name}', query: ['hierarchy', 'marketKey'] },
  },
  markets: {
    search: { method: 'POST', path: '/market/search', query: ['marketKey', 'hierarchyId', 'selectedUserLevel'] },
    searchByType: { method: 'GET', path: '/market/marketTypes/{type}/search', query: ['marketKey', 'hierarchyId', 'page', 'size', 'sort', 'direction', 'text'] },
    hierarchy: { method: 'GET', path: '/market/{id}/hierarchy', query: ['marketKey', 'hierarchyId'] },
  },
  people: {
    search: { method: 'POST', path: '/person/search', query: ['marketKey', 'hierarchyId'] },
    invite: { method: 'POST', path: '/person', query: ['marketKey', 'hierarchyId'] },
    change: { method: 'PUT', path: '/person/{key}', query: ['marketKey', 'hierarchyId'] },
    deactivate: { method: 'POST', path: '/person/{key}/deactivate', query: ['marketKey', 'hierarchyId'] },
    reactivate: { method: 'POST', path: '/person/{key}/reactivate', query: ['marketKey', 'hierarchyId'] },
  },
  images: {
    upload: { method: 'POST', path: '/image', query: ['assetType', 'marketKey', 'hierarchyId'] },
    read: { method: 'GET', path: '/image/{hash}', query: ['variant', 'expires', 'signature'] },
  },
  blackoutDates: {
    list: { method: 'GET', path: '/blackout-date', query: ['marketKey', 'hierarchyId'] },
    add: { method: 'POST', path: '/blackout-date/add', query: ['marketKey', 'hierarchyId'] },
    delete: { method: 'DELETE', path: '/blackout-date/{id}/delete', query: ['marketKey', 'hierarchyId'] },
  },
  marketGroups: {
    list: { method: 'GET', path: '/market/group', query: ['marketKey', 'hierarchyId', 'page', 'size', 'sort', 'direction', 'text'] },
    details: { method: 'GET', path: '/market/group/{key}/details', query: ['marketKey', 'hierarchyId', 'page', 'size', 'sort', 'direction', 'marketId', 'marketName'] },
    candidates: { method: 'POST', path: '/market/group/{id}/candidates/search', query: ['marketKey', 'hierarchyId'] },
    create: { method: 'POST', path: '/market/group', query: ['marketKey', 'hierarchyId'] },
    createWithMarkets: { method: 'POST', path: '/market/group/add', query: ['marketKey', 'hierarchyId', 'isSelectAll'] },
    update: { method: 'PUT', path: '/market/group/{id}', query: ['marketKey', 'hierarchyId', 'isSelectAll'] },
    addDealers: { method: 'PUT', path: '/market/group/add-dealers/{id}', query: ['marketKey', 'hierarchyId', 'isSelectAll'] },
    removeMarket: { method: 'PUT', path: '/market/group/remove-market/{id}', query: ['marketKey', 'hierarchyId'] },
    setUsers: { method: 'PUT', path: '/market/group/{id}/users', query: ['marketKey', 'hierarchyId'] },
    userCandidates: { method: 'POST', path: '/market/group/{id}/users/search', query: ['marketKey', 'hierarchyId'] },
    delete: { method: 'DELETE', path: '/market/group/{id}', query: ['marketKey', 'hierarchyId'] },
  },
  marketProfiles: {
    read: { method: 'GET', path: '/market/{marketKey}/profile', query: ['hierarchyId'] },
    update: { method: 'PUT', path: '/market/profile', query: ['marketKey', 'hierarchyId'] },
    handInLogo: { method: 'PUT', path: '/market/{marketKey}/profile/logo', query: ['hierarchyId'] },
    approveLogo: { method: 'PUT', path: '/market/{marketKey}/profile/logo/approve', query: ['hierarchyId'] },
    rejectLogo: { method: 'PUT', path: '/market/{marketKey}/profile/logo/reject', query: ['hierarchyId'] },
    searchLogos: { method: 'POST', path: '/market/profile/logo/search', query: ['marketKey', 'hierarchyId'] },
  },
  vehicles: {
    metadata: { method: 'GET', path: '/vehicle/metadata', query: ['hierarchyId'] },
  },
  maps: {
    zipCodeBoundaries: { method: 'GET', path: '/maps/zip-code-boundaries', query: ['marketKeys', 'hierarchyId', 'miles'] },
    geocode: { method: 'GET', path: '/maps/geocode', query: ['marketKey'] },
  },
} as const
