/* eslint-disable typescript/no-explicit-any */
import { escapeHtml } from './escape-html.ts'

type Json = Record<string, any>

/** The API document as a page to read: every call with its access, fields, example and refusals. */
export function docsPage(document: Json): string {
  const operations = Object.entries(document.paths as Json).flatMap(([path, methods]) =>
    Object.entries(methods as Json).map(
      ([method, operation]) => ({ path, method, ...(operation as Json) }) as Json,
    ),
  )
  const nouns = [...new Set(operations.map(({ tags }) => tags[0] as string))]
  const index = nouns.map((noun) => `<a href="#${noun}">${noun}</a>`).join(' · ')
  const sections = nouns.map((noun) =>
    section(
      noun,
      operations.filter(({ tags }) => tags[0] === noun),
    ),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>API · Marquee</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/api-docs.css"></head>
<body><header><h1>Marquee API</h1><p>${text(document.info.description)} The same as
<a href="/api/openapi.json">OpenAPI 3.1</a>.</p><nav aria-label="Nouns">${index} · <a href="#schemas">schemas</a></nav></header>
<main>${sections.join('')}${schemas(document.components.schemas)}</main></body></html>`
}

/** What several calls take or answer, each by its name. */
function schemas(named: Json): string {
  const list = Object.entries(named).map(
    ([name, schema]) =>
      `<details id="schema-${name}"><summary><code>${name}</code></summary>${schemaText(schema)}</details>`,
  )
  return `<section id="schemas"><h2>schemas</h2>${list.join('')}</section>`
}

const schemaText = (schema: unknown) =>
  `<pre>${text(JSON.stringify(schema, null, 2)).replaceAll(
    /#\/components\/schemas\/(\w+)/g,
    '<a href="#schema-$1">$1</a>',
  )}</pre>`

function section(noun: string, operations: Json[]): string {
  return `<section id="${noun}"><h2>${noun}</h2>${operations.map(article).join('')}</section>`
}

function article(operation: Json): string {
  const { path, method, operationId, summary, parameters, requestBody, responses } = operation
  const [status, done] = Object.entries(responses as Json).find(([code]) =>
    code.startsWith('2'),
  ) as [string, Json]
  return `<article id="${operationId}"><h3><code class="${method}">${method.toUpperCase()}</code>
<code>${text(path)}</code></h3><p>${text(summary)}</p><p class="access"><b>${text(operationId)}</b> · ${text(access(operation))}</p>
${parameters.length ? fields(parameters) : ''}
${requestBody ? content('Body', requestBody) : ''}${content(`Reply ${status}`, done)}
<details><summary>Refusals</summary><ul>${refusals(responses)}</ul></details></article>`
}

function access({ 'x-access': declared }: Json): string {
  if (declared.scope === 'public') return 'everybody'
  const oneOf = declared.anyOf.length ? declared.anyOf.join(' or ') : 'everyone signed in'
  return [oneOf, ...(declared.also ?? [])].join(', and ')
}

function fields(parameters: Json[]): string {
  const rows = parameters.map(
    ({ name, in: where, required, schema, example: sample }) =>
      `<tr><td><code>${text(name)}</code></td><td>${where}${required ? ', required' : ''}</td>
<td>${text(schema.description ?? schema.type ?? '')}</td><td><code>${text(sample ?? '')}</code></td></tr>`,
  )
  return `<table><thead><tr><th>Name</th><th>In</th><th>Meaning</th><th>Example</th></tr></thead>
<tbody>${rows.join('')}</tbody></table>`
}

/** An example in JSON; of bytes only their media type is shown. */
function content(title: string, { content: kinds }: Json): string {
  const json = kinds['application/json']
  return json ? example(title, json) : `<p>${title}: <code>${Object.keys(kinds).join()}</code></p>`
}

function example(title: string, { schema, example: sample }: Json): string {
  return `<details open><summary>${title}</summary><pre>${text(JSON.stringify(sample, null, 2))}</pre></details>
<details><summary>${title}: schema</summary>${schemaText(schema)}</details>`
}

function refusals(responses: Json): string {
  return Object.entries(responses)
    .filter(([status]) => !status.startsWith('2'))
    .map(([status, { description }]) => `<li><code>${status}</code> ${text(description)}</li>`)
    .join('')
}

const text = (value: unknown) => escapeHtml(String(value))
