import { escapeHtml } from '../http/escape-html.ts'
import type { LocalPerson } from './local-people.ts'

// Plain pages of the built-in provider. They carry no script but the sign-out's own line.

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${title} · Marquee</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/sign-in.css"></head>
<body><main><p class="brand">Marquee</p><h1>${title}</h1>${body}</main></body></html>`
}

export function choosePersonPage(
  uid: string,
  people: readonly LocalPerson[],
  problem = '',
): string {
  const cards = people
    .map(
      ({ email, name, about }) => `<li><form method="post" action="/sign-in/${escapeHtml(uid)}">
<button name="email" value="${escapeHtml(email)}"><strong>${escapeHtml(name)}</strong>
<span>${escapeHtml(about)}</span><small>${escapeHtml(email)}</small></button></form></li>`,
    )
    .join('')
  return page(
    'Choose who you are',
    `<p>This installation signs people in by itself, without passwords, for trying the product out.</p>
${problem ? `<p role="alert" class="problem">${escapeHtml(problem)}</p>` : ''}
<ul>${cards}</ul>
<form method="post" action="/sign-in/${escapeHtml(uid)}" class="other"><label for="email">Somebody else, by email address</label>
<div><input id="email" name="email" type="email" required autocomplete="username" maxlength="254"><button>Continue</button></div></form>`,
  )
}

export function signOutPage(form: string, nonce: string): string {
  return page(
    'Sign out',
    `<p>Signing you out…</p>${form}
<button form="op.logoutForm" name="logout" value="yes">Sign out</button>
<script nonce="${nonce}">document.querySelector('button[name=logout]').click()</script>`,
  )
}

export function signedOutPage(): string {
  return page('You are signed out', '<p><a href="/">Sign in again</a></p>')
}

export function troublePage(message: string): string {
  return page(
    'Sign-in did not work',
    `<p role="alert" class="problem">${escapeHtml(message)}</p><p><a href="/">Start again</a></p>`,
  )
}
