import { actEndpoints } from '@linmen/contract/console/acts.endpoints.ts'
import { audit } from '#kit/audit.ts'
import { command } from '#kit/command.ts'
import { bodyOfWritten } from './article-markup.ts'
import { lockArticle, rewriteArticle } from './article.repo.ts'

/** What people of the house wrote may be written better; what the records say is written from the records alone. */
export const editArticle = command(
  actEndpoints.editArticle,
  async (tx, { id, reason, title, source, ...written }, { actor, nowMs, refuse }) => {
    const body = bodyOfWritten(written)
    if (body.paragraphs.length === 0) refuse('information.empty', {})
    const before = await lockArticle(tx, id)
    if (!before || before.automatic) return refuse('console.gone', {})
    const after = { title, source, ...body }
    await rewriteArticle(tx, id, after)
    const line = { atMs: nowMs, actor: actor.id, deed: 'article.edit', subject: id, why: reason }
    await audit(tx, { ...line, before, after })
    return {}
  },
)
