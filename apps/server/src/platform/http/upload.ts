import { createReadStream, createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import { accept, refuse, type Result } from '@marquee/rules/result'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { IncomingFile, PlaceForUpload, UploadedFile, UploadFolder } from '../uploads/index.ts'
import { problem, ProblemError } from './problem.ts'

/** From here on, calls carry one file in place of a body, which is not read before it is taken. */
export async function takeFiles(api: FastifyInstance): Promise<void> {
  await api.register(multipart, {
    limits: { files: 1, fields: 0, parts: 1, headerPairs: 20, fieldNameSize: 100 },
    throwFileSizeLimit: false,
  })
  api.removeContentTypeParser('application/json')
  api.addContentTypeParser('application/json', (_request, _payload, done) => done(null))
}

/** What a form adds to its file: the boundaries, and the headers of the one part. */
const FORM_BYTES = 16_384

/** The file of a call, and what removes it again when the call has ended. */
export function incomingFile(
  request: FastifyRequest,
  most: number,
  folder: UploadFolder,
): IncomingFile & { remove: () => Promise<void> } {
  let place: PlaceForUpload | undefined
  return {
    async take() {
      if (!request.isMultipart()) throw noFile()
      if (Number(request.headers['content-length'] ?? 0) > most + FORM_BYTES) {
        return refuse('too-large')
      }
      place = folder.enter()
      if (!place) throw problem('uploads.busy', {}, { 'retry-after': '5' })
      return receive(request, most, place.path)
    },
    remove: async () => place?.leave(),
  }
}

async function receive(
  request: FastifyRequest,
  most: number,
  path: string,
): Promise<Result<UploadedFile, 'too-large'>> {
  try {
    const part = await request.file({ limits: { fileSize: most } })
    if (!part || part.fieldname !== 'file') throw noFile()
    const written = createWriteStream(path, { flags: 'wx', mode: 0o600 })
    await pipeline(part.file, written)
    if (part.file.truncated) return refuse('too-large')
    return accept({
      name: part.filename ?? '',
      size: written.bytesWritten,
      bytes: () => readFile(path),
      pieces: () => createReadStream(path, { highWaterMark: PIECE_BYTES }),
    })
  } catch (error) {
    if (error instanceof ProblemError || isOfTheDisk(error)) throw error
    // All else is read from what was sent, so that the fault is the request's.
    throw problem('request.malformed')
  }
}

const PIECE_BYTES = 262_144

const noFile = () =>
  problem('request.invalid', {
    fields: { file: 'Send one file as multipart/form-data, in a field called file.' },
  })

const isOfTheDisk = (error: unknown) =>
  /^(open|write|close)$/.test((error as NodeJS.ErrnoException).syscall ?? '')
