import multipart from '@fastify/multipart'
import type { UploadedFile } from '@marquee/contract/operation'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problem } from './problem.ts'

/** From here on, calls carry one file in place of a body. */
export async function takeFiles(api: FastifyInstance): Promise<void> {
  await api.register(multipart, {
    limits: { files: 1, fields: 0, parts: 1, headerPairs: 20, fieldNameSize: 100 },
    throwFileSizeLimit: false,
  })
}

/** The file of a call; of one that is too large one byte more than allowed, for the rule to see. */
export async function readFile(request: FastifyRequest, most: number): Promise<UploadedFile> {
  if (!request.isMultipart()) throw noFile()
  try {
    const part = await request.file({ limits: { fileSize: most + 1 } })
    if (!part || part.fieldname !== 'file') throw noFile()
    return { name: part.filename ?? '', bytes: await part.toBuffer() }
  } catch (error) {
    // The reader only reads what was sent, so that every error of it is a fault of the request.
    throw isOurs(error) ? error : problem('request.malformed')
  }
}

const noFile = () =>
  problem('request.invalid', {
    fields: { file: 'Send one file as multipart/form-data, in a field called file.' },
  })

const isOurs = (error: unknown) => error instanceof Error && 'code' in error && 'more' in error
