/** Reports as mail servers write them, about an email of this name; the words are our own. */

const lines = (...all: string[]): Buffer => Buffer.from(all.join('\r\n'), 'utf8')

export interface About {
  name: string
  to: string
}

const quotedHead = ({ name, to }: About) => [
  `Return-Path: <returns+${name}@mail.dealers.example>`,
  'From: Abergate Honda <news@mail.dealers.example>',
  `To: <${to}>`,
  'Subject: Your next service',
  `Message-ID: <${name}@mail.dealers.example>`,
]

export const postfixBounce = (about: About): Buffer =>
  lines(
    'Return-Path: <>',
    'Date: Mon,  4 Jan 2027 09:30:00 +0000 (UTC)',
    'From: MAILER-DAEMON@mx1.customers.example (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    `To: returns+${about.name}@mail.dealers.example`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="4B2C11.1798888200/mx1.customers.example"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--4B2C11.1798888200/mx1.customers.example',
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'An email of yours could not be delivered.',
    '',
    '--4B2C11.1798888200/mx1.customers.example',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx1.customers.example',
    'X-Postfix-Queue-ID: 4B2C11',
    'X-Postfix-Sender: rfc822; news@mail.dealers.example',
    'Arrival-Date: Mon,  4 Jan 2027 09:29:58 +0000 (UTC)',
    '',
    `Final-Recipient: rfc822; ${about.to}`,
    `Original-Recipient: rfc822;${about.to}`,
    'Action: failed',
    'Status: 5.1.1',
    'Remote-MTA: dns; store.customers.example',
    `Diagnostic-Code: smtp; 550 5.1.1 <${about.to}>: Recipient address rejected:`,
    '    no such mailbox here',
    '',
    '--4B2C11.1798888200/mx1.customers.example',
    'Content-Description: Undelivered Message Headers',
    'Content-Type: text/rfc822-headers',
    '',
    ...quotedHead(about),
    '',
    '--4B2C11.1798888200/mx1.customers.example--',
    '',
  )

/** Full of fields of their own, the report in small letters, and the original as a whole. */
export const exchangeBounce = (about: About): Buffer =>
  lines(
    'From: <postmaster@customers.example>',
    `To: <returns+${about.name}@mail.dealers.example>`,
    'Date: Mon, 4 Jan 2027 09:31:12 +0000',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="_000_e2f0customers_"',
    'X-MS-Exchange-Message-Is-Ndr:',
    'Content-Language: en-US',
    'Subject: Undeliverable: Your next service',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    '',
    '--_000_e2f0customers_',
    'Content-Type: multipart/alternative; boundary="_001_e2f0customers_"',
    '',
    '--_001_e2f0customers_',
    'Content-Type: text/plain; charset="us-ascii"',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'Delivery has failed to this mailbox: it wasn=27t found.=20',
    '',
    '--_001_e2f0customers_',
    'Content-Type: text/html; charset="us-ascii"',
    '',
    '<p>Delivery has failed.</p>',
    '--_001_e2f0customers_--',
    '',
    '--_000_e2f0customers_',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns;AB1PR07.customers.example',
    'Received-From-MTA: dns;out1.mail.dealers.example',
    'Arrival-Date: Mon, 4 Jan 2027 09:31:11 +0000',
    '',
    `Final-Recipient: rfc822;${about.to}`,
    'Action: failed',
    'Status: 5.1.10',
    'Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; not found by address lookup',
    `X-Display-Name: ${about.to}`,
    '',
    '',
    '--_000_e2f0customers_',
    'Content-Type: message/rfc822',
    '',
    ...quotedHead(about),
    'Content-Type: text/plain',
    '',
    'Hello',
    '--_000_e2f0customers_--',
  )

/** What was said runs over several lines, each with its code. */
export const gmailBounce = (about: About): Buffer =>
  lines(
    'From: Mail Delivery Subsystem <mailer-daemon@googlemail.example>',
    `To: returns+${about.name}@mail.dealers.example`,
    'Auto-Submitted: auto-replied',
    'Subject: Delivery Status Notification (Failure)',
    'Content-Type: multipart/report; boundary="000000000000a1b2c305"; report-type=delivery-status',
    '',
    '--000000000000a1b2c305',
    'Content-Type: text/plain; charset="UTF-8"',
    '',
    'The mailbox is full.',
    '',
    '--000000000000a1b2c305',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; googlemail.example',
    'Arrival-Date: Mon, 04 Jan 2027 01:31:11 -0800 (PST)',
    'X-Original-Message-ID: <' + about.name + '@mail.dealers.example>',
    '',
    `Final-Recipient: rfc822; ${about.to}`,
    'Action: failed',
    'Status: 5.2.2',
    'Remote-MTA: dns; in.customers.example. (192.0.2.7, the server for the domain customers.example.)',
    'Diagnostic-Code: smtp; 552-5.2.2 The inbox of this person is full,',
    ' 552-5.2.2 and takes no mail at this time.',
    ' 552 5.2.2 - gsmtp',
    'Last-Attempt-Date: Mon, 04 Jan 2027 01:31:12 -0800 (PST)',
    '',
    '--000000000000a1b2c305',
    'Content-Type: message/rfc822',
    '',
    ...quotedHead(about),
    '--000000000000a1b2c305--',
  )

/** Still tried: nothing has come back. */
export const delayedReport = (about: About): Buffer =>
  Buffer.from(
    postfixBounce(about)
      .toString()
      .replace('Action: failed', 'Action: delayed')
      .replace('Status: 5.1.1', 'Status: 4.4.1')
      .replace(/Diagnostic-Code: .*\r\n {4}.*/, 'Diagnostic-Code: X-Postfix; connection timed out'),
  )

/** Of an alias with two people behind it: one is there, the other is not. */
export const aliasBounce = (about: About): Buffer =>
  Buffer.from(
    postfixBounce(about)
      .toString()
      .replace(
        /Final-Recipient: /,
        [
          'Final-Recipient: rfc822; other@elsewhere.example',
          'Action: relayed',
          'Status: 2.0.0',
          '',
          'Final-Recipient: ',
        ].join('\r\n'),
      ),
  )

/** Without a report, as qmail writes it. */
export const qmailBounce = ({ name, to }: About): Buffer =>
  lines(
    'From: MAILER-DAEMON@mx.customers.example',
    `To: returns+${name}@mail.dealers.example`,
    'Subject: failure notice',
    '',
    'This is the mail program at mx.customers.example.',
    'The email below could not be delivered. That is for good.',
    '',
    `<${to}>:`,
    'No such mailbox here. (#5.1.1)',
    '',
    '--- Below this line is a copy of the email.',
    '',
    ...quotedHead({ name, to }),
  )

export const vacationAnswer = ({ name, to }: About): Buffer =>
  lines(
    `From: <${to}>`,
    `To: returns+${name}@mail.dealers.example`,
    'Auto-Submitted: auto-replied (vacation)',
    'Subject: Away until Monday',
    '',
    'Back on Monday.',
  )

export const complaint = (about: About, feedbackType = 'abuse'): Buffer =>
  lines(
    'From: <feedback@mailbox.example>',
    'To: <complaints@mail.dealers.example>',
    'Subject: FW: Your next service',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report;',
    '     boundary="part1_13d.2e68ed54_boundary"',
    '',
    '--part1_13d.2e68ed54_boundary',
    'Content-Type: text/plain; charset="US-ASCII"',
    'Content-Transfer-Encoding: 7bit',
    '',
    'This is an email abuse report for an email that was received on Mon, 4 Jan 2027.',
    '',
    '--part1_13d.2e68ed54_boundary',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${feedbackType}`,
    'User-Agent: MailboxFeedback/1.0',
    'Version: 1',
    `Original-Mail-From: <returns+${about.name}@mail.dealers.example>`,
    `Original-Rcpt-To: <${about.to}>`,
    'Arrival-Date: Mon, 4 Jan 2027 09:30:00 +0000',
    'Reported-Domain: mail.dealers.example',
    'Source-IP: 192.0.2.1',
    '',
    '--part1_13d.2e68ed54_boundary',
    'Content-Type: message/rfc822',
    'Content-Disposition: inline',
    '',
    ...quotedHead(about),
    '',
    'Hello',
    '--part1_13d.2e68ed54_boundary--',
  )
