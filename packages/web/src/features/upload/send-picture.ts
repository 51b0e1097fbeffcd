import type { OutputOf } from '@linmen/contract'
import { uploadEndpoints } from '@linmen/contract/upload/upload.endpoints.ts'
import { identityKeys } from '#kit/device/identity-keys.ts'
import { onDevice } from '#kit/storage.ts'
import { postForm, type Posting } from './post-form.ts'

const row = uploadEndpoints.savePicture

interface Sending extends Posting {
  /** A document that only its owner and operators see. */
  readonly isPrivate?: boolean
}

/** Sends one picture. */
export function sendPicture(
  file: File,
  { isPrivate = false, ...posting }: Sending,
): Promise<OutputOf<typeof row>> {
  const member = onDevice.read(identityKeys.memberId)
  const input = { ...(member !== null && { memberId: member }), ...(isPrivate && { isPrivate }) }
  return postForm(row, { input, file: { field: 'image', file, name: file.name } }, posting)
}
