import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'

const database = testDatabase()

/** Why changes of a table are not in the audit log: each reason with its tables. */
const NOT_WATCHED: Readonly<Record<string, readonly string[]>> = {
  'it is a log itself, only added to': [
    'audit_about',
    'audit_log',
    'audit_seals',
    'campaign_events',
  ],
  'its rows never change, and the watched row that they belong to tells of each new version': [
    'campaign_template_versions',
    'campaign_template_codes',
    'creative_versions',
  ],
  'nobody gets anything of it before it is published, and each of its saves is an entry of its own':
    ['campaign_template_drafts'],
  'it follows from the watched order that it belongs to, whose hash and totals are told': [
    'order_lines',
    'order_payments',
    'order_households',
    'ordered_dealers',
  ],
  'jobs write it, of which no call tells; what they make is watched, or has a timeline': [
    'bulk_enrollment_items',
    'bulk_reorder_items',
    'notices',
    'counted_pieces',
    'deliveries',
    'due_customers',
    'delivery_counts',
    'opened_pieces',
    'mail_returns',
    'unread_reports',
    'kept_emails',
    'audience_file_lines',
    'audience_file_contents',
    'audience_file_receipts',
    'rehearsal_pieces',
    'print_pieces',
    'print_files',
    'print_receipts',
    'mail_serials',
    'outbox_emails',
    'market_versions',
    'market_file_parts',
    'customer_import_parts',
    'customer_rejections',
    'customer_rejected_lines',
    'households',
    'customer_models',
  ],
  'it names people or what only they may hold, and the call tells of it by reference': [
    'suppressions',
    'offer_codes',
    'printed_offers',
  ],
  'it notes for an undo what the call announces, of things whose changes are watched': [
    'file_imports',
    'file_import_changes',
    'network_imports',
    'network_import_changes',
  ],
  'it holds secrets': ['platform_secrets', 'sign_in_records'],
  'it holds what was handed in or painted, by its hash': [
    'images',
    'image_uploads',
    'piece_proofs',
  ],
  'it is the book that the program keeps of its own work': [
    'counted_calls',
    'idempotency_keys',
    'jobs',
    'restore_guard',
  ],
  'only who runs the product writes it, by migrations and imports of master data': [
    'listing_attributes',
    'market_locations',
    'market_placements',
    'report_configs',
  ],
  'it is what one person likes to see, and changes nothing for others': [
    'campaign_favorites',
    'list_columns',
    'person_selections',
    'saved_filters',
    'home_choices',
  ],
}

test('of every table the audit log has what changes, or a reason here why not [LVL-02]', async () => {
  const { rows } = await database.owner.query<{ name: string; watched: boolean }>(
    `SELECT c.relname AS name, EXISTS (
              SELECT FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
               WHERE t.tgrelid = c.oid AND p.proname = 'note_change' AND t.tgenabled = 'O') AS watched
       FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')`,
  )
  const namesOf = (watched: boolean) =>
    rows.filter((row) => row.watched === watched).map(({ name }) => name)
  expect(namesOf(false).toSorted()).toEqual(Object.values(NOT_WATCHED).flat().toSorted())
  expect(namesOf(true)).toEqual(expect.arrayContaining(['orders', 'campaigns', 'bulk_reorders']))
})
