import { INVITATION_DAYS, invitationTexts } from '@marquee/rules/people'
import { plainEmail, writeEmails } from '../outbox/index.ts'
import type { Call } from '../platform/use-case.ts'
import type { people } from '@marquee/contract/people'
import type { PersonRow } from './people.store.ts'

type Inviting = Pick<Call<typeof people.resend>, 'use' | 'now' | 'deployment' | 'person'>

/** Writes the email of an invitation, in the transaction of the invitation; once a minute for each. */
export async function writeInvitation(
  { key, email, path }: PersonRow,
  homeName: string,
  { use, now, deployment, person: inviter }: Inviting,
): Promise<void> {
  const { isSending, publicUrl } = deployment
  const { subject, by, open, why } = invitationTexts
  const minute = new Date(now).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)
  const content = plainEmail({
    subject,
    says: [by(inviter.name, homeName)],
    action: { says: open, url: publicUrl },
    why: why(email, INVITATION_DAYS),
  })
  const occasion = `invitation ${key} ${minute}`
  await writeEmails([{ ...content, occasion, personKey: key, toAddress: email, path }], {
    use,
    now,
    isSending,
    publicUrl,
  })
}
