import { uploadEndpoints } from '@linmen/contract/upload/upload.endpoints.ts'
import { action } from '#kit/action.ts'
import { addPicture } from './picture.repo.ts'
import { PREFIX, PRIVATE_FOLDER, PUBLIC_FOLDER } from './picture-address.ts'
import { MOST_BYTES, remakePicture } from './remake-picture.ts'

const NAME_BYTES = 18

/** Keeps a picture under a name nobody can guess. The bytes are there before anybody can know of it. */
export const savePicture = action(uploadEndpoints.savePicture, async ({ isPrivate }, call) => {
  const { actor, file, ports, nowMs } = call
  if (!file || file.bytes.length === 0) return call.refuse('upload.none', {})
  if (file.count > 1) return call.refuse('upload.many', {})
  if (file.bytes.length > MOST_BYTES) return call.refuse('upload.size', {})
  const wait = await ports.limits.take('upload', { member: actor.id })
  if (wait > 0) return call.refuse('too_many_requests', { retryAfterMs: wait })

  const remade = await remakePicture(file.bytes)
  if (typeof remade === 'string') {
    await ports.limits.giveBack('upload', { member: actor.id })
    return call.refuse(remade, {})
  }
  const folder = isPrivate ? PRIVATE_FOLDER : PUBLIC_FOLDER
  const path = `${folder}/${ports.random.bytes(NAME_BYTES).toString('hex')}.webp`
  await ports.blobs.put(path, remade.bytes)
  await ports.db.transaction((tx) =>
    addPicture(tx, {
      path,
      member_id: actor.id,
      is_private: isPrivate ?? false,
      bytes: remade.bytes.length,
      width: remade.width,
      height: remade.height,
      created_at_ms: nowMs,
    }),
  )
  return { path, prefix: PREFIX }
})
