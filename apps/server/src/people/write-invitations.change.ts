import { INVITATION_DAYS, invitationTexts } from '@marquee/rules/people'
import { plainEmail, writeEmails, type NewEmail } from '../outbox/index.ts'
import type { Call } from '../platform/use-case.ts'
import type { people } from '@marquee/contract/people'
import type { PersonRow } from './people.store.ts'

export interface Inviting extends Pick<Call<typeof people.resend>, 'use' | 'now'> {
  deployment: { isSending: boolean; publicUrl: string }
  /** Who invites; a command does so in nobody's name. */
  person: { name: string } | undefined
}

interface Invited {
  person: PersonRow
  homeName: string
}

/** Writes the emails of invitations, in the transaction of the invitations; once a minute for each. */
export async function writeInvitations(invited: readonly Invited[], on: Inviting): Promise<void> {
  const { use, now, deployment } = on
  const { isSending, publicUrl } = deployment
  const emails = invited.map((one) => emailTo(one, on))
  await writeEmails(emails, { use, now, isSending, publicUrl })
}

function emailTo({ person, homeName }: Invited, { now, deployment, ...by }: Inviting): NewEmail {
  const { key, email, path } = person
  const { subject, by: byPerson, byCommand, open, why } = invitationTexts
  const minute = new Date(now).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)
  const content = plainEmail({
    subject,
    says: [by.person ? byPerson(by.person.name, homeName) : byCommand(homeName)],
    action: { says: open, url: deployment.publicUrl },
    why: why(email, INVITATION_DAYS),
  })
  const occasion = `invitation ${key} ${minute}`
  return { ...content, occasion, personKey: key, toAddress: email, path }
}
