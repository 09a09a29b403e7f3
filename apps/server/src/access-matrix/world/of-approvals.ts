import { keysOfCampaigns, PLACES, planted, type Place } from '../places.ts'
import { campaign, NO_CHANNELS, NO_CREATIVE, type Row } from './of-campaigns.ts'

const LONG_AGO = '2026-01-01T00:00:00Z'

/** At each place what waits for a decision: an order, a request to cancel, and a changed touchpoint. */
export function withWaiting<Rows extends Record<'campaigns' | 'campaign_steps', Row[]>>(
  rows: Rows,
) {
  return {
    ...rows,
    campaigns: [...rows.campaigns, ...PLACES.flatMap(waiting)],
    campaign_steps: [...rows.campaign_steps, ...PLACES.map(changedStep)],
    orders: PLACES.flatMap(ordered),
    sendings: PLACES.map(sending),
    daily_runs: PLACES.map(dailyRun),
    due_customers: PLACES.map(dueCustomer),
    deliveries: PLACES.map(unknownPiece),
    opened_pieces: PLACES.map(openedPiece),
    counted_pieces: PLACES.map(countedPiece),
    kept_emails: PLACES.map(keptEmail),
    unread_reports: PLACES.map(unreadReport),
    print_packages: PLACES.map(printPackage),
    print_pieces: PLACES.map(printPiece),
    print_files: PLACES.map(printFile),
    print_receipts: PLACES.map(printReceipt),
    audience_files: PLACES.map(audienceFile),
    audience_file_lines: PLACES.map(audienceLine),
    audience_file_contents: PLACES.map(audienceContent),
    audience_file_receipts: PLACES.map(audienceReceipt),
    rehearsals: PLACES.map(rehearsal),
    rehearsal_pieces: PLACES.flatMap(rehearsalPieces),
  }
}

function waiting(at: Place): Row[] {
  const { submitted, ending, running } = keysOfCampaigns(at)
  const waitingCampaign = { ...campaign(at), submitted_by: at.person, submitted_at: LONG_AGO }
  const named = (what: string) => ({ name: `${planted.keptWithin(at)} ${what}` })
  return [
    { ...waitingCampaign, ...named('submitted'), key: submitted, status: 'SUBMITTED' },
    {
      ...waitingCampaign,
      ...named('ending'),
      key: ending,
      status: 'CANCEL_REQUESTED',
      status_before: 'APPROVED',
    },
    {
      ...waitingCampaign,
      ...named('running'),
      key: running,
      status: 'ACTIVE',
      type: 'SUBSCRIPTION',
      cadence: 'SUBSCRIPTION',
    },
  ]
}

const changedStep = (at: Place): Row => ({
  key: keysOfCampaigns(at).changedStep,
  campaign_key: keysOfCampaigns(at).running,
  number: 1,
  template_step_key: 1,
  opted: true,
  status: 'PENDING',
  version: 2,
  creative: NO_CREATIVE,
  channels: NO_CHANNELS,
  path: at.path,
})

const dailyRun = (at: Place): Row => ({
  campaign_key: keysOfCampaigns(at).running,
  since: '2026-01-01',
  through: '2026-01-01',
  path: at.path,
})

const dueCustomer = (at: Place): Row => ({
  campaign_key: keysOfCampaigns(at).running,
  step_key: keysOfCampaigns(at).changedStep,
  due_on: '2026-01-01',
  household: 1,
  contact: 0,
  is_over_cap: false,
  path: at.path,
})

const sending = (at: Place): Row => ({
  key: keysOfCampaigns(at).sending,
  order_key: keysOfCampaigns(at).ending,
  campaign_key: keysOfCampaigns(at).running,
  market_key: at.key,
  step_key: keysOfCampaigns(at).changedStep,
  step_number: 1,
  step_name: planted.keptWithin(at),
  channel: 'EMAIL',
  wave: 1,
  due_on: '2031-01-01',
  state: 'running',
  path: at.path,
})

const unknownPiece = (at: Place): Row => ({
  sending_key: keysOfCampaigns(at).sending,
  recipient: 1,
  is_seed: false,
  state: 'unknown',
  answer: planted.keptWithin(at),
  changed_at: LONG_AGO,
  path: at.path,
})

const openedPiece = (at: Place): Row => ({
  sending_key: keysOfCampaigns(at).sending,
  recipient: 1,
  opened_at: LONG_AGO,
  path: at.path,
})

const countedPiece = (at: Place): Row => ({
  sending_key: keysOfCampaigns(at).sending,
  recipient: 1,
  person_hash: at.key,
  channel: 'EMAIL',
  day: '2026-01-01',
  path: at.path,
})

const keptEmail = (at: Place): Row => ({
  key: keysOfCampaigns(at).keptEmail,
  sending_key: keysOfCampaigns(at).sending,
  is_seed: false,
  to_address: 'mia@customers.example',
  subject: planted.keptWithin(at),
  content: String.raw`\x7b7d`,
  arrived_at: LONG_AGO,
  path: at.path,
})

const unreadReport = (at: Place): Row => ({
  key: keysOfCampaigns(at).unreadReport,
  sending_key: keysOfCampaigns(at).sending,
  recipient: 1,
  is_seed: false,
  content: `\\x${Buffer.from(`Subject: ${planted.keptWithin(at)}\r\n\r\nGone.`).toString('hex')}`,
  arrived_at: LONG_AGO,
  path: at.path,
})

const printPackage = (at: Place): Row => ({
  key: keysOfCampaigns(at).printPackage,
  sending_key: keysOfCampaigns(at).sending,
  market_key: at.key,
  state: 'handed-over',
  pieces: 1,
  seeds: 0,
  painted: 1,
  mailer_id: '901234567',
  first_serial: at.key,
  campaign: planted.keptWithin(at),
  wave: 1,
  mail_on: '2031-01-01',
  title: planted.keptWithin(at),
  design: 'four-square',
  format: 'postcard-6x9',
  pages_of_piece: 2,
  content: {},
  offer_keys: [],
  public_url: 'https://marquee.example',
  listed_at: LONG_AGO,
  sha256: 'b'.repeat(64),
  // Long ago is forgotten; this is what was handed over lately, at whatever day the test runs.
  handed_over_at: '2031-01-01T00:00:00Z',
  path: at.path,
})

const printPiece = (at: Place): Row => ({
  package_key: keysOfCampaigns(at).printPackage,
  position: 1,
  recipient: 1,
  is_seed: false,
  addressed: { lastName: planted.keptWithin(at) },
  path: at.path,
})

const printFile = (at: Place): Row => ({
  package_key: keysOfCampaigns(at).printPackage,
  number: 1,
  name: planted.keptWithin(at),
  kind: 'manifest',
  bytes: 2,
  sha256: 'b'.repeat(64),
  content: String.raw`\x7b7d`,
  path: at.path,
})

const printReceipt = (at: Place): Row => ({
  package_key: keysOfCampaigns(at).printPackage,
  number: 1,
  kind: 'DOWNLOAD',
  taken_by: at.person,
  taken_by_name: planted.keptWithin(at),
  taken_at: LONG_AGO,
  sha256: 'b'.repeat(64),
  path: at.path,
})

const audienceFile = (at: Place): Row => ({
  key: keysOfCampaigns(at).audienceFile,
  sending_key: keysOfCampaigns(at).sending,
  market_key: at.key,
  state: 'handed-over',
  people: 1,
  found: { META: 1, GOOGLE: 1, TIKTOK: 0 },
  campaign: planted.keptWithin(at),
  dealer: planted.keptWithin(at),
  wave: 1,
  shown_from: '2031-01-01',
  listed_at: LONG_AGO,
  sha256: 'b'.repeat(64),
  handed_over_at: '2031-01-01T00:00:00Z',
  path: at.path,
})

const audienceLine = (at: Place): Row => ({
  file_key: keysOfCampaigns(at).audienceFile,
  recipient: 1,
  cells: { META: [planted.keptWithin(at)], GOOGLE: null, TIKTOK: null },
  path: at.path,
})

const audienceContent = (at: Place): Row => ({
  file_key: keysOfCampaigns(at).audienceFile,
  number: 4,
  name: planted.keptWithin(at),
  people: 1,
  bytes: 2,
  sha256: 'b'.repeat(64),
  content: String.raw`\x7b7d`,
  path: at.path,
})

const audienceReceipt = (at: Place): Row => ({
  file_key: keysOfCampaigns(at).audienceFile,
  number: 1,
  kind: 'DOWNLOAD',
  taken_by: at.person,
  taken_by_name: planted.keptWithin(at),
  taken_at: LONG_AGO,
  sha256: 'b'.repeat(64),
  path: at.path,
})

const rehearsal = (at: Place): Row => ({
  key: keysOfCampaigns(at).rehearsal,
  campaign_key: keysOfCampaigns(at).campaign,
  started_by: at.person,
  started_by_name: planted.keptWithin(at),
  started_at: LONG_AGO,
  state: 'done',
  ended_at: LONG_AGO,
  timeline: [],
  problems: [],
  progress: 0,
  path: at.path,
})

function rehearsalPieces(at: Place): Row[] {
  const { rehearsal: rehearsal_key, seedPiece, customerPiece } = keysOfCampaigns(at)
  const piece = {
    rehearsal_key,
    sending: 1,
    market_key: at.key,
    addressee: planted.keptWithin(at),
    subject: planted.keptWithin(at),
    content_type: 'message/rfc822',
    content: String.raw`\x7b7d`,
    path: at.path,
  }
  return [
    { ...piece, key: seedPiece, reader: 'seed' },
    { ...piece, key: customerPiece, reader: 'customer', household: 1 },
  ]
}

function ordered(at: Place): Row[] {
  const { submitted, ending, campaign: draft, order: key } = keysOfCampaigns(at)
  const order = {
    revision: 1,
    quote_key: 'q',
    content: { by: planted.keptWithin(at) },
    content_hash: 'a'.repeat(64),
    created_by: at.person,
    created_at: LONG_AGO,
    submitted_by: at.person,
    submitted_by_name: planted.keptWithin(at),
    path: at.path,
  }
  return [
    { ...order, key: submitted, campaign_key: submitted, status: 'SUBMITTED' },
    { ...order, key: ending, campaign_key: ending, status: 'APPROVED' },
    { ...order, key, campaign_key: draft, status: 'WITHDRAWN', content: null },
  ]
}
