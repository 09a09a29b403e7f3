import { needsDecision, noticeLine, type NoticeFacts } from '@marquee/rules/notices'

interface NoticeMail extends NoticeFacts {
  campaignKey: number
}

interface Email {
  subject: string
  text: string
  html: string
}

const WHY = 'You get this because you use Marquee. Choose your notices:'
const OPEN = 'Open the campaign'

/** A notice as an email: what happened, the reason or comment, and a link to the campaign. */
export function noticeEmail(notice: NoticeMail, publicUrl: string): Email {
  const subject = noticeLine(notice)
  const place = needsDecision(notice.kind) ? '/approvals' : '/campaign/builder'
  const campaign = `${publicUrl}${place}/${notice.campaignKey}`
  const choices = `${publicUrl}/notices/choices`
  const quoted = notice.words === '' ? [] : [notice.words]
  return {
    subject,
    text: `${[subject, ...quoted, `${OPEN}: ${campaign}`, `${WHY} ${choices}`].join('\n\n')}\n`,
    html: page(subject, [
      `<h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${escaped(subject)}</h1>`,
      ...quoted.map((words) => `<p style="${QUOTED}">${escaped(words)}</p>`),
      `<p style="margin:0 0 32px"><a href="${escaped(campaign)}" style="${BUTTON}">${OPEN}</a></p>`,
      `<p style="${SMALL}">${WHY} <a href="${escaped(choices)}">${escaped(choices)}</a></p>`,
    ]),
  }
}

const QUOTED =
  'margin:0 0 24px;padding:12px 16px;border-left:4px solid #8a8f98;white-space:pre-line;overflow-wrap:anywhere'
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1f4fd8;color:#ffffff;text-decoration:none;font-weight:700'
const SMALL = 'margin:0;font-size:13px;line-height:20px;color:#5b616b;overflow-wrap:anywhere'

const page = (title: string, parts: readonly string[]) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title></head>` +
  `<body style="margin:0;background:#f4f5f7"><div style="max-width:560px;margin:0 auto;padding:32px 24px;` +
  `background:#ffffff;color:#1b1f24;font:16px/24px Arial,Helvetica,sans-serif">${parts.join('')}</div></body></html>`

const escaped = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
