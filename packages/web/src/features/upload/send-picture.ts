import type { OutputOf } from '@linmen/contract'
import { wireHeaders } from '@linmen/contract/kit/transport.ts'
import { uploadEndpoints } from '@linmen/contract/upload/upload.endpoints.ts'
import { progressOf } from '@linmen/domain/upload/upload-queue.ts'
import { callerParams } from '#kit/wire/caller-params.ts'
import { callerHeaders } from '#kit/wire/caller.ts'
import { openEnvelope } from '#kit/wire/envelope.ts'
import { Outage } from '#kit/failure.ts'
import { newRequestId } from '#kit/wire/request-id.ts'
import { identityKeys } from '#kit/device/identity-keys.ts'
import { onDevice } from '#kit/storage.ts'

const row = uploadEndpoints.savePicture
const TIMEOUT_MS = 60_000

export interface Sending {
  readonly onProgress: (percent: number) => void
  /** All of it is sent; the answer is still to come. */
  readonly onSent: () => void
  readonly signal: AbortSignal
  /** A document that only its owner and operators see. */
  readonly isPrivate?: boolean
}

/** Sends one picture as a form. Only this kind of request tells how far it has come. */
export async function sendPicture(
  file: File,
  { onProgress, onSent, signal, isPrivate }: Sending,
): Promise<OutputOf<typeof row>> {
  const answer = await post(formOf(file, isPrivate), { onProgress, onSent, signal })
  return openEnvelope(row, answer) as OutputOf<typeof row>
}

function formOf(file: File, isPrivate = false): FormData {
  const form = new FormData()
  const member = onDevice.read(identityKeys.memberId)
  const fields = row.input.encode({
    ...(member !== null && { memberId: member }),
    ...(isPrivate && { isPrivate }),
  }) as Record<string, unknown>
  for (const [name, value] of Object.entries({ ...fields, ...callerParams() }))
    form.append(name, String(value))
  form.append('image', file, file.name)
  return form
}

const post = (form: FormData, { onProgress, onSent, signal }: Omit<Sending, 'isPrivate'>) =>
  new Promise<{ status: number; body: unknown }>((done, fail) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${row.path}?${new URLSearchParams(callerParams())}`)
    const headers = { ...callerHeaders(), [wireHeaders.requestId]: newRequestId() }
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.timeout = TIMEOUT_MS
    request.upload.onprogress = ({ loaded, total }) => onProgress(progressOf(loaded, total))
    request.upload.onload = onSent
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
