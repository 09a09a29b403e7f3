import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { allOperations } from '@marquee/contract'
import { wireNames, type OperationShape } from '@marquee/contract/operation'
import { renamed } from '@marquee/rules/wire-names'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { connect, type Connection } from '../connection.ts'
import { setSelection } from '../selection.ts'

/** A call as it arrived. */
export interface Heard {
  operation: string
  method: string
  path: string
  query: Record<string, string>
  headers: IncomingMessage['headers']
  body: unknown
  /** What came as a form with one file. */
  file?: { name: string; text: string }
}

export interface Answer {
  status: number
  body: unknown
  type?: string
}

type Answering = (heard: Heard) => Answer | Promise<Answer>

export interface AnsweringServer {
  heard: Heard[]
  /** Answers an operation, by its name; the reply must be one that the contract allows. */
  on: (operation: string, answer: unknown) => void
  /** The same, where the test has prepared no answer of its own. */
  answerUnlessSet: (operation: string, answer: unknown) => void
  /** Connects the client to this server, with other parts if the test needs them. */
  connect: (parts?: Partial<Connection>) => void
  /** The calls of one operation. */
  callsOf: (operation: string) => Heard[]
}

/** A real server on loopback that speaks the API's language, for what a test wants to hear. */
export function answeringServer(): AnsweringServer {
  const answers = new Map<string, unknown>()
  const heard: Heard[] = []
  // Each test calls an address of its own: what an earlier one still had on its way is not heard in the next.
  let testNumber = 0
  const base = () => `/test-${testNumber}/api`
  const server = createServer((request, response) => {
    void reply(request, response, base, answers, heard)
  })
  beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
  afterAll(() => new Promise<void>((done) => void server.close(() => done())))
  beforeEach(() => {
    testNumber += 1
    answers.clear()
    heard.length = 0
    setSelection({ marketKey: null, hierarchyId: null, selectedUserLevel: null })
    localStorage.clear()
  })
  return {
    heard,
    on: (operation, answer) => void answers.set(operation, answer),
    answerUnlessSet: (operation, answer) =>
      void (answers.has(operation) || answers.set(operation, answer)),
    callsOf: (operation) => heard.filter((call) => call.operation === operation),
    connect: (parts) =>
      connect({
        baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base()}`,
        token: () => null,
        renew: async () => false,
        idToken: async () => undefined,
        signIn: () => undefined,
        forbidden: () => undefined,
        ...parts,
      }),
  }
}

/** An answer that is no success, as the server words it. */
export function problem(status: number, code: string, message: string, more: object = {}): Answer {
  const body = { type: `urn:marquee:problem:${code}`, title: 'No', status, code, message, ...more }
  return { status, body, type: 'application/problem+json; charset=utf-8' }
}

async function reply(
  request: IncomingMessage,
  response: ServerResponse,
  base: () => string,
  answers: ReadonlyMap<string, unknown>,
  heard: Heard[],
): Promise<void> {
  const content = await contentOf(request)
  const url = new URL(request.url ?? '/', 'http://127.0.0.1')
  if (!url.pathname.startsWith(`${base()}/`)) return void response.writeHead(410).end()
  const path = url.pathname.slice(base().length)
  const operation = operationAt(request.method, path)
  const call: Heard = {
    operation: operation?.name ?? 'unknown',
    method: request.method ?? '',
    path,
    query: Object.fromEntries(url.searchParams),
    headers: request.headers,
    ...content,
  }
  heard.push(call)
  const answer = await answerTo(call, operation, answers)
  response.writeHead(answer.status, { 'content-type': answer.type ?? 'application/json' })
  response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
}

async function answerTo(
  call: Heard,
  operation: OperationShape | undefined,
  answers: ReadonlyMap<string, unknown>,
): Promise<Answer> {
  if (!operation || !answers.has(call.operation)) return problem(404, 'not-found', 'Not here.')
  const prepared = answers.get(call.operation)
  const answer = typeof prepared === 'function' ? await (prepared as Answering)(call) : prepared
  if (isAnswer(answer)) return answer
  const names = wireNames(operation.reply.body)
  const reply = operation.reply.body.parse(renamed(answer, names))
  return { status: operation.reply.status, body: renamed(reply, names) }
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'status' in value && 'body' in value

/** As the real router does: an address that is written out goes before one with a key in it. */
function operationAt(method: string | undefined, address: string) {
  const those = allOperations.filter((each) => each.method === method)
  return those.find(({ path }) => path === address) ?? those.find((each) => fits(each, address))
}

function fits({ path }: OperationShape, address: string): boolean {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(address)
}

async function contentOf(request: IncomingMessage): Promise<Pick<Heard, 'body' | 'file'>> {
  const content = new Response(Readable.toWeb(request) as ReadableStream, {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  })
  if (request.headers['content-type']?.startsWith('multipart/form-data')) {
    const file = (await content.formData()).get('file') as File
    return { body: undefined, file: { name: file.name, text: await file.text() } }
  }
  const text = await content.text()
  return { body: text ? JSON.parse(text) : undefined }
}
