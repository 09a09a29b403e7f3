interface EmailLink {
  says: string
  url: string
}

interface EmailContent {
  subject: string
  /** What the product says, a paragraph each. */
  says?: readonly string[]
  /** What a person wrote. */
  quoted?: readonly string[]
  action: EmailLink
  /** Why the reader gets it. */
  why: string
  /** Where the reader can change that. */
  choices?: string
}

interface Email {
  subject: string
  text: string
  html: string
}

/** An email of the product to one of its people: a heading, a few words, a button, and why they get it. */
export function plainEmail(content: EmailContent): Email {
  const { subject, says = [], quoted = [], action, why, choices } = content
  const reason = choices === undefined ? why : `${why} ${choices}`
  return {
    subject,
    text: `${[subject, ...says, ...quoted, `${action.says}: ${action.url}`, reason].join('\n\n')}\n`,
    html: page(subject, [
      `<h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${escaped(subject)}</h1>`,
      ...says.map((words) => `<p style="${SAID}">${escaped(words)}</p>`),
      ...quoted.map((words) => `<p style="${QUOTED}">${escaped(words)}</p>`),
      `<p style="margin:0 0 32px"><a href="${escaped(action.url)}" style="${BUTTON}">${escaped(action.says)}</a></p>`,
      `<p style="${SMALL}">${escaped(why)}${choices === undefined ? '' : ` <a href="${escaped(choices)}">${escaped(choices)}</a>`}</p>`,
    ]),
  }
}

const SAID = 'margin:0 0 24px;overflow-wrap:anywhere'
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
