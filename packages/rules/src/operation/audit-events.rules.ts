/** Of what kind the things are that an entry of the log may be about. */
export const AUDIT_KINDS = [
  'campaign',
  'touchpoint',
  'order',
  'campaign-template',
  'creative',
  'coupon',
  'market',
  'market-group',
  'person',
  'customer-import',
  'seed-list',
  'blackout-date',
  'bulk-enrollment',
  'bulk-reorder',
] as const

export type AuditKind = (typeof AUDIT_KINDS)[number]

interface Described {
  /** Of what kind the thing is whose key the event tells; null: it is about none. */
  about: AuditKind | null
  says: string
}

/** Every event that an operation writes to the audit log when it succeeds. */
export const AUDIT_EVENTS = {
  'audience-file.taken': { about: null, says: 'Audience file taken' },
  'audience.member-read': { about: 'campaign', says: 'Customer of an audience looked at' },
  'audience.members-read': { about: 'campaign', says: 'Customers of an audience looked at' },
  'audience.recipient-read': {
    about: 'campaign',
    says: 'Piece looked at as a real customer gets it',
  },
  'audience.saved': { about: 'campaign', says: 'Audience saved' },
  'audience.year-saved': { about: 'campaign', says: 'Audiences of a year saved' },
  'audit.exported': { about: null, says: 'Audit log exported' },
  'blackout-date.added': { about: 'blackout-date', says: 'Blackout date added' },
  'blackout-date.deleted': { about: 'blackout-date', says: 'Blackout date deleted' },
  'bulk-enrollment.retried': {
    about: 'bulk-enrollment',
    says: 'Enrollment of many dealers tried again',
  },
  'bulk-enrollment.started': {
    about: 'bulk-enrollment',
    says: 'Enrollment of many dealers started',
  },
  'bulk-reorder.retried': { about: 'bulk-reorder', says: 'Bulk reorder tried again' },
  'bulk-reorder.started': { about: 'bulk-reorder', says: 'Bulk reorder started' },
  'campaign-template.access-changed': {
    about: 'campaign-template',
    says: 'Access to a template changed',
  },
  'campaign-template.activated': { about: 'campaign-template', says: 'Template activated' },
  'campaign-template.changed': { about: 'campaign-template', says: 'Template changed' },
  'campaign-template.created': { about: 'campaign-template', says: 'Template created' },
  'campaign-template.deactivated': { about: 'campaign-template', says: 'Template deactivated' },
  'campaign-template.draft-discarded': {
    about: 'campaign-template',
    says: 'Draft of a template thrown away',
  },
  'campaign-template.draft-saved': {
    about: 'campaign-template',
    says: 'Draft of a template saved',
  },
  'campaign-template.duplicated': { about: 'campaign-template', says: 'Template duplicated' },
  'campaign.approved': { about: 'campaign', says: 'Campaign approved' },
  'campaign.cancel-confirmed': { about: 'campaign', says: 'Cancellation confirmed' },
  'campaign.cancel-declined': { about: 'campaign', says: 'Cancellation declined' },
  'campaign.cancelled': { about: 'campaign', says: 'Campaign cancelled' },
  'campaign.changed': { about: 'campaign', says: 'Campaign changed' },
  'campaign.commented': { about: 'campaign', says: 'Comment added to a campaign' },
  'campaign.created': { about: 'campaign', says: 'Campaign created' },
  'campaign.deleted': { about: 'campaign', says: 'Campaign deleted' },
  'campaign.enrolled': { about: 'campaign', says: 'Dealer enrolled in a year' },
  'campaign.favorited': { about: 'campaign', says: 'Campaign made a favorite' },
  'campaign.postponed': { about: 'campaign', says: 'Campaign postponed' },
  'campaign.rejected': { about: 'campaign', says: 'Campaign rejected' },
  'campaign.released': { about: 'campaign', says: 'Campaign released' },
  'campaign.reordered': { about: 'campaign', says: 'Campaign reordered' },
  'campaign.review-started': { about: 'campaign', says: 'Review of a campaign started' },
  'campaign.saved-as-draft': { about: 'campaign', says: 'Campaign saved as a draft' },
  'campaign.step-changed': { about: 'campaign', says: 'Step of a campaign changed' },
  'campaign.unfavorited': { about: 'campaign', says: 'Campaign no longer a favorite' },
  'campaign.version-taken': { about: 'campaign', says: 'Newer version of the template taken' },
  'contact-pressure.changed': { about: null, says: 'Contact pressure of a brand changed' },
  'coupon.changed': { about: 'coupon', says: 'Coupon changed' },
  'coupon.created': { about: 'coupon', says: 'Coupon created' },
  'coupon.retired': { about: 'coupon', says: 'Coupon retired' },
  'creative.changed': { about: 'creative', says: 'Creative changed' },
  'creative.created': { about: 'creative', says: 'Creative created' },
  'customers.corrected': { about: 'market', says: 'Customer corrected' },
  'customers.customer-read': { about: 'market', says: 'Customer looked at' },
  'customers.erased': { about: 'market', says: 'Customer erased' },
  'customers.exported': { about: 'market', says: 'Data of a customer exported' },
  'customers.import-cancelled': { about: 'customer-import', says: 'Customer import cancelled' },
  'customers.import-confirmed': { about: 'customer-import', says: 'Customer import confirmed' },
  'customers.import-started': { about: 'customer-import', says: 'Customer import started' },
  'customers.import-undone': { about: 'customer-import', says: 'Customer import undone' },
  'customers.looked-up': { about: 'market', says: 'Customers looked up' },
  'customers.opt-out-taken-back': { about: 'market', says: 'Opt-out taken back by the recipient' },
  'customers.opted-out': { about: 'market', says: 'Recipient opted out of email' },
  'customers.suppressed': { about: 'market', says: 'Customer suppressed' },
  'customers.suppressions-exported': { about: 'market', says: 'List of suppressions exported' },
  'customers.suppressions-imported': { about: null, says: 'Suppressions imported from a file' },
  'customers.suppressions-read': { about: 'market', says: 'List of suppressions looked at' },
  'customers.suppressions-tried': { about: null, says: 'File of suppressions tried' },
  'customers.suppression-lifted': { about: 'market', says: 'Suppression of a customer lifted' },
  'customers.uploaded': { about: 'customer-import', says: 'Customer file uploaded' },
  'feature-toggle.set': { about: null, says: 'Feature toggle set' },
  'image.uploaded': { about: 'market', says: 'Image uploaded' },
  'lineup.import-undone': { about: null, says: 'Import of vehicle models undone' },
  'lineup.imported': { about: null, says: 'Vehicle models imported' },
  'lineup.model-added': { about: null, says: 'Vehicle model added' },
  'lineup.model-changed': { about: null, says: 'Vehicle model changed' },
  'lineup.tried': { about: null, says: 'File of vehicle models tried' },
  'list.columns-arranged': { about: null, says: 'Columns of a list arranged' },
  'list.columns-reset': { about: null, says: 'Columns of a list put back' },
  'logo.approved': { about: 'market', says: 'Logo approved' },
  'logo.handed-in': { about: 'market', says: 'Logo submitted' },
  'logo.rejected': { about: 'market', says: 'Logo rejected' },
  'market-group.changed': { about: 'market-group', says: 'Dealer group changed' },
  'market-group.created': { about: 'market-group', says: 'Dealer group created' },
  'market-group.dealers-added': { about: 'market-group', says: 'Dealers added to a group' },
  'market-group.dealers-removed': { about: 'market-group', says: 'Dealers removed from a group' },
  'market-group.deleted': { about: 'market-group', says: 'Dealer group deleted' },
  'market-group.users-changed': { about: 'market-group', says: 'Users of a dealer group changed' },
  'mail-return.reported': { about: null, says: 'Emails that came back reported by a provider' },
  'market-profile.changed': { about: 'market', says: 'Dealer profile changed' },
  'market.added': { about: 'market', says: 'Market added' },
  'market.changed': { about: 'market', says: 'Market changed' },
  'memberships.imported': { about: null, says: 'Dealer groups imported' },
  'memberships.tried': { about: null, says: 'File of dealer groups tried' },
  'network.import-undone': { about: null, says: 'Import of markets undone' },
  'network.imported': { about: null, says: 'Markets imported' },
  'network.tried': { about: null, says: 'File of markets tried' },
  'notice.all-read': { about: null, says: 'All notices marked as read' },
  'notice.chosen': { about: null, says: 'Choice of notices changed' },
  'notice.read': { about: null, says: 'Notice read' },
  'order.printed': { about: 'campaign', says: 'Order form printed' },
  'order.quoted': { about: 'order', says: 'Order priced' },
  'order.submitted': { about: 'campaign', says: 'Order submitted' },
  'person.changed': { about: 'person', says: 'User changed' },
  'person.deactivated': { about: 'person', says: 'User deactivated' },
  'person.home-chosen': { about: 'person', says: 'Place of work chosen' },
  'person.invitation-resent': { about: 'person', says: 'Invitation sent again' },
  'person.invited': { about: 'person', says: 'User invited' },
  'person.reactivated': { about: 'person', says: 'User reactivated' },
  'piece.email-shown': { about: 'creative', says: 'Email looked at' },
  'piece.test-sent': { about: 'creative', says: 'Email sent to oneself as a test' },
  'piece.proof-made': { about: 'creative', says: 'PDF proof made' },
  'price-list.imported': { about: null, says: 'Prices imported into drafts of templates' },
  'price-list.tried': { about: null, says: 'File of prices tried' },
  'print-package.answer-tried': { about: null, says: 'Answer of a printer tried' },
  'print-package.answered': { about: null, says: 'Answer of a printer imported' },
  'print-package.taken': { about: null, says: 'Print package taken' },
  'roster.import-undone': { about: null, says: 'Import of users undone' },
  'roster.imported': { about: null, says: 'Users imported' },
  'roster.tried': { about: null, says: 'File of users tried' },
  'saved-filter.changed': { about: null, says: 'Saved filters changed' },
  'saved-filter.created': { about: null, says: 'Filters saved' },
  'saved-filter.deleted': { about: null, says: 'Saved filters deleted' },
  'rehearsal.deleted': { about: 'campaign', says: 'Rehearsal of a campaign deleted' },
  'rehearsal.piece-read': { about: 'campaign', says: 'Piece of a rehearsal looked at' },
  'rehearsal.started': { about: 'campaign', says: 'Campaign rehearsed' },
  'seed-list.changed': { about: 'seed-list', says: 'Seed list changed' },
  'seed-list.created': { about: 'seed-list', says: 'Seed list created' },
  'seed-list.deleted': { about: 'seed-list', says: 'Seed list deleted' },
  'seed-list.recipient-deleted': { about: 'seed-list', says: 'Seed recipient deleted' },
  'seed-list.recipient-saved': { about: 'seed-list', says: 'Seed recipient saved' },
  'sending-domain.changed': { about: null, says: 'Sending domain changed' },
  'sending.daily-paused': {
    about: 'campaign',
    says: 'Campaign that goes out day by day paused or resumed',
  },
  'sending.halted': { about: null, says: 'Everything that is sent stopped' },
  'sending.decided': {
    about: null,
    says: 'Decided what becomes of emails of which it is not known whether they arrived',
  },
  'sending.lifted': { about: null, says: 'Everything that was stopped let continue' },
  'sending.moved': {
    about: 'campaign',
    says: 'Sending of a campaign paused, resumed, let go or stopped',
  },
  'sending.unsent-read': { about: null, says: 'Customers read who did not get a piece' },
  'template-file.imported': { about: null, says: 'Templates imported from a file' },
  'template-file.tried': { about: null, says: 'File of templates tried' },
  'touchpoint.approved': { about: 'touchpoint', says: 'Touchpoint approved' },
  'touchpoint.rejected': { about: 'touchpoint', says: 'Touchpoint rejected' },
  'user-state.selected': { about: null, says: 'Market or brand switched' },
} as const satisfies Readonly<Record<string, Described>>

export type AuditEvent = keyof typeof AUDIT_EVENTS

/** Events that no operation writes: a sign-in, a command and a job do; and how calls are refused. */
const OTHER_EVENTS: Readonly<Record<string, string>> = {
  'person.joined': 'Invitation accepted',
  'person.appointed': 'Administrator appointed by a command',
  'customers.published': 'Customer import published',
  'customers.restored': 'Customers from before an import put back',
  'customers.email-returned': 'Emails to an address stopped, as one came back',
  'access.unknown-person': 'Sign-in refused: not a user',
  'access.no-address': 'Sign-in refused: no email address from the provider',
  'access.deactivated': 'Sign-in refused: user deactivated',
  'access.denied': 'Try without permission',
  'not-found': 'Try of what is not there, or out of sight',
}

const isAuditEvent = (event: string): event is AuditEvent => Object.hasOwn(AUDIT_EVENTS, event)

/** What an event is called; of other refusals, nothing: their reason stands for itself. */
export const eventName = (event: string): string | undefined =>
  isAuditEvent(event) ? AUDIT_EVENTS[event].says : OTHER_EVENTS[event]

/** The events of that name or code, or of a part of it. */
export function eventsNamed(part: string): string[] {
  const searched = part.trim().toLowerCase()
  const names = [...Object.keys(AUDIT_EVENTS), ...Object.keys(OTHER_EVENTS)]
  return names.filter(
    (event) => event.includes(searched) || eventName(event)?.toLowerCase().includes(searched),
  )
}
