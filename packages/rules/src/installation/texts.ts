export const installationReasons = {
  'installation.not-whole-network':
    'Only people who see all brands see how this installation runs. Ask the national office.',
} as const

interface StandingText {
  /** What it means for the people who work with the product. */
  means: string
  /** What to do; nothing where nothing needs to be done. */
  does?: string
}

const CALL_OPERATOR = 'Call who operates Marquee'

/** Why a part of an installation stands as it does, for a person without a monitor of servers. */
export const standingTexts = {
  'work.good': { means: 'Work in the background is done as it comes in.' },
  'work.slow': {
    means: 'Some work has waited for some minutes, as behind the import of a large file.',
    does: 'Mostly this passes by itself. Look again in a quarter of an hour.',
  },
  'work.failing': {
    means: 'Some work could not be done, and is tried again by itself, up to twelve times.',
    does: `If it still fails in half an hour: ${CALL_OPERATOR.toLowerCase()}, and name the kind of work.`,
  },
  'work.stuck': {
    means: 'Some work has waited for more than a quarter of an hour, and nothing takes it up.',
    does: `${CALL_OPERATOR}, and name the kind of work that is stuck. Nothing is lost: it is done once the cause is gone.`,
  },
  'work.no-runner': {
    means:
      'No program works in the background: nothing is imported, sent or sealed until one does.',
    does: `${CALL_OPERATOR}: the program needs to be started again. Nothing is lost.`,
  },
  'emails.good': { means: 'Emails to people are sent as they are written.' },
  'emails.kept': {
    means:
      'There is no mail server: emails are stored in the outbox and not sent. People find their notices in Marquee.',
  },
  'emails.slow': {
    means: 'An email has waited for more than ten minutes: the mail server may refuse it for now.',
    does: 'It is tried again by itself. The outbox shows what the mail server answered.',
  },
  'emails.stuck': {
    means: 'An email has waited for more than half an hour: people do not get their notices.',
    does: `${CALL_OPERATOR}. The outbox shows what the mail server answered.`,
  },
  'emails.held': {
    means:
      'The database was restored from a backup: nothing is sent until a person has checked that nothing goes out twice.',
    does: `${CALL_OPERATOR}: sending is confirmed by a command.`,
  },
  'sendings.good': {
    means:
      'What campaigns send adds up: each piece that was planned is known, whatever became of it.',
  },
  'sendings.none': { means: 'No campaign has sent anything in the last 30 days.' },
  'sendings.unknown': {
    means:
      'Of some emails it is not known whether they arrived. They are not sent again by themselves.',
    does: 'An approver decides on the page of the campaign whether they are sent again.',
  },
  'sendings.held': {
    means: 'Something that campaigns send waits for a person, who lets it go or stops it.',
    does: '“On its way” lists what waits, and why.',
  },
  'sendings.unbalanced': {
    means: 'Of something that was sent, more or fewer pieces are known than were planned.',
    does: `${CALL_OPERATOR}, and stop what is still on its way until the cause is known.`,
  },
  'customers.good': { means: 'Audiences are counted from the files of today.' },
  'customers.none': {
    means: 'No market has customers yet, so no audience can be counted.',
  },
  'customers.slow': {
    means:
      'Some markets are still counted as of yesterday. Each file is written again as its day begins.',
    does: 'Mostly this passes within the hour.',
  },
  'customers.stuck': {
    means:
      'Some markets have not been brought up to date for more than a day: their audiences are counted as they were then.',
    does: `${CALL_OPERATOR}: there may be no room for the files.`,
  },
  'audit.good': { means: 'What is done is recorded, and sealed within minutes.' },
  'audit.slow': {
    means: 'The latest records have waited for some minutes to be sealed.',
    does: 'Mostly this passes by itself. Look again in ten minutes.',
  },
  'audit.stuck': {
    means:
      'Records have not been sealed for more than ten minutes: a change to them would not be noticed.',
    does: `${CALL_OPERATOR}: something may hold on to the database.`,
  },
  'clock.good': { means: 'The program and its database agree on what time it is.' },
  'clock.slow': {
    means: 'The clock of the program, or that of its database, is wrong by some seconds.',
    does: 'Nothing is sent too early by that. Have the clocks looked at all the same.',
  },
  'clock.stuck': {
    means:
      'The clock of the program, or that of its database, is wrong by more than a minute: what has a day or an hour may leave at another one.',
    does: `${CALL_OPERATOR}: the clocks of all servers have to be set by one time server.`,
  },
} as const satisfies Record<string, StandingText>

export type StandingReason = keyof typeof standingTexts
