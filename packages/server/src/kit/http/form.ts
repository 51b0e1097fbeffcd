import type { FastifyRequest } from 'fastify'
import type { SentFile } from '#kit/call.ts'
import { bodyOf } from './input.ts'
import { Malformed } from './malformed.ts'

const MOST_PARTS = 20

interface ReadForm {
  readonly fields: Readonly<Record<string, string>>
  readonly file: SentFile | null
}

/** The fields and the first file of a form; null when the body is none. */
export async function readForm(request: FastifyRequest): Promise<ReadForm | null> {
  const type = request.headers['content-type'] ?? ''
  if (!type.startsWith('multipart/form-data')) return null
  const parts = [...(await partsOf(bodyOf(request).raw, type))]
  if (parts.length > MOST_PARTS) throw new Malformed('表单的字段过多')
  const files = parts.flatMap(([, value]) => (typeof value === 'string' ? [] : [value]))
  const first = files[0]
  return {
    fields: Object.fromEntries(
      parts.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
    file: first ? { bytes: Buffer.from(await first.arrayBuffer()), count: files.length } : null,
  }
}

/** The runtime reads forms itself; what it cannot read is the sender's mistake. */
async function partsOf(raw: Buffer, type: string) {
  try {
    return await new Response(new Uint8Array(raw), { headers: { 'content-type': type } }).formData()
  } catch {
    throw new Malformed('表单无法解析')
  }
}
