import { keysOfCampaigns, PLACES, planted } from '../places.ts'

type Row = Record<string, unknown>

/** At each place a row of the audit log; a notice and an email to the person there. */
export function rowsOfOffice(): Record<string, Row[]> {
  return {
    ...rowsOfLists(),
    audit_log: PLACES.map((at) => ({
      key: at.key,
      at: '2026-01-01T00:00:00Z',
      request_id: planted.keptWithin(at),
      person_key: at.person,
      operation: 'people.change',
      outcome: 'done',
      event: planted.keptWithin(at),
      details: {},
      path: at.path,
    })),
    notices: PLACES.map((at) => ({
      key: at.key,
      person_key: at.person,
      kind: 'deadline',
      path: at.path,
      campaign_key: keysOfCampaigns(at).campaign,
      occasion: '2031-01-01',
      in_product: true,
      at: '2026-01-01T00:00:00Z',
    })),
    outbox_emails: PLACES.map((at) => ({
      key: at.key,
      occasion: `notice ${at.key}`,
      person_key: at.person,
      path: at.path,

      to_address: planted.keptWithin(at),
      subject: planted.keptWithin(at),
      text: '',
      html: '',
      state: 'kept',
      message_id: '<1@x>',
      attempts: 0,
      made_at: '2026-01-01T00:00:00Z',
    })),
  }
}

/** How the person at each place has a list. */
const rowsOfLists = (): Record<string, Row[]> => ({
  saved_filters: PLACES.map((at) => ({
    key: at.savedFilter,
    person_key: at.person,
    list: 'campaigns',
    name: planted.keptWithin(at),
    address: 'status=DRAFT',
  })),
  list_columns: PLACES.map((at) => ({
    person_key: at.person,
    list: 'campaigns',
    id: 'category',
    is_shown: false,
  })),
})
