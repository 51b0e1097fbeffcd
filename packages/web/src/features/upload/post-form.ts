import type { Endpoint, InputOf, OutputOf } from '@linmen/contract'
import { wireHeaders } from '@linmen/contract/kit/transport.ts'
import { progressOf } from '@linmen/domain/upload/upload-queue.ts'
import { callerParams } from '#kit/wire/caller-params.ts'
import { callerHeaders } from '#kit/wire/caller.ts'
import { openEnvelope } from '#kit/wire/envelope.ts'
import { Outage } from '#kit/failure.ts'
import { newRequestId } from '#kit/wire/request-id.ts'

const TIMEOUT_MS = 60_000

export interface Posting {
  readonly onProgress?: (percent: number) => void
  /** All of it is sent; the answer is still to come. */
  readonly onSent?: () => void
  readonly signal: AbortSignal
}

/** A file under its field. */
export interface Attached {
  readonly field: string
  readonly file: Blob
  readonly name: string
}

/** Sends one file as a form. Only this kind of request tells how far it has come. */
export async function postForm<Row extends Endpoint>(
  row: Row,
  { input, file }: { readonly input: InputOf<Row>; readonly file: Attached },
  posting: Posting,
): Promise<OutputOf<Row>> {
  const form = new FormData()
  const fields = row.input.encode(input) as Record<string, unknown>
  for (const [name, value] of Object.entries({ ...fields, ...callerParams() }))
    form.append(name, String(value))
  form.append(file.field, file.file, file.name)
  return openEnvelope(row, await post(row.path, form, posting)) as OutputOf<Row>
}

const post = (path: string, form: FormData, { onProgress, onSent, signal }: Posting) =>
  new Promise<{ status: number; body: unknown }>((done, fail) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${path}?${new URLSearchParams(callerParams())}`)
    const headers = { ...callerHeaders(), [wireHeaders.requestId]: newRequestId() }
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.timeout = TIMEOUT_MS
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(progressOf(loaded, total))
    request.upload.onload = () => onSent?.()
    request.onload = () => done({ status: request.status, body: bodyOf(request.responseText) })
    request.onerror = () => fail(new Outage('unreachable'))
    request.ontimeout = () => fail(new Outage('timeout'))
    request.onabort = () => fail(signal.reason)
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
