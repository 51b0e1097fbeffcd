import type { FastifyInstance, FastifyReply } from 'fastify'
import { audit } from '#kit/audit.ts'
import { mayOperatorSee } from '#kit/guard/operator-access.ts'
import type { Edge } from '#kit/http/edge.ts'
import { readCredentials } from '#kit/session/credentials.ts'
import { pictureAt } from './picture.repo.ts'
import { PRIVATE_FOLDER, PUBLIC_FOLDER } from './picture-address.ts'

const YEAR_SECONDS = 31_536_000
const NAME = /^[0-9a-f]{36}\.webp$/

type Named = { Params: { name: string } }

/** Shows what people have brought. Documents are shown to their owner and, with a note of it, to operators. */
export function addPictures(app: FastifyInstance, edge: Edge): void {
  const { ports } = edge
  app.get<Named>(`/${PUBLIC_FOLDER}/:name`, async ({ params }, reply) => {
    const bytes = NAME.test(params.name)
      ? await ports.blobs.get(`${PUBLIC_FOLDER}/${params.name}`)
      : null
    return send(reply, bytes, `public, max-age=${YEAR_SECONDS}, immutable`)
  })
  app.get<Named>(`/${PRIVATE_FOLDER}/:name`, async (request, reply) => {
    const path = `${PRIVATE_FOLDER}/${request.params.name}`
    const { https } = edge.callerOf(request.raw)
    const { session } = await readCredentials(request.headers, https, ports)
    const picture = NAME.test(request.params.name)
      ? await pictureAt(ports.db.read, path)
      : undefined
    const viewer = session?.member
    const isOwn = viewer !== undefined && picture?.member_id === viewer.id
    const maySee = isOwn || (await mayOperatorSee(ports, 'experts.read', session, request))
    if (!picture || !viewer || !maySee) return send(reply, null, '')
    const atMs = ports.clock.nowMs()
    if (!isOwn)
      await ports.db.transaction((tx) =>
        audit(tx, { atMs, actor: viewer.id, deed: 'document.seen', subject: path }),
      )
    return send(reply, await ports.blobs.get(path), 'private, no-store')
  })
}

/** Nothing in a picture may do anything, whoever opens it by itself. */
function send(reply: FastifyReply, bytes: Buffer | null, caching: string) {
  if (!bytes)
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('没有这张图片')
  return reply
    .header('cache-control', caching)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', 'inline')
    .type('image/webp')
    .send(bytes)
}
