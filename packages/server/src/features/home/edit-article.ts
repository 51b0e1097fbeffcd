import { actEndpoints } from '@linmen/contract/console/acts.endpoints.ts'
import { sql } from 'kysely'
import { audit } from '#kit/audit.ts'
import { command } from '#kit/command.ts'
import { summaryOf } from './article.repo.ts'

/** What people of the house wrote may be written better; what the records say is written from the records alone. */
export const editArticle = command(
  actEndpoints.editArticle,
  async (tx, { id, reason, ...words }, { actor, nowMs, refuse }) => {
    const { title, paragraphs, source } = words
    if (paragraphs.length === 0) refuse('information.empty', {})
    const before = await tx
      .selectFrom('article')
      .select(['title', 'paragraphs', 'source', 'automatic'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before || before.automatic) return refuse('console.gone', {})
    await tx
      .updateTable('article')
      .set({
        ...{ title, plain_title: title, source, summary: summaryOf(paragraphs) },
        // Marks of the first writing belong to words that are gone.
        ...{ paragraphs: sql<string[]>`${JSON.stringify(paragraphs)}::jsonb`, blocks: null },
      })
      .where('id', '=', id)
      .execute()
    const line = { atMs: nowMs, actor: actor.id, deed: 'article.edit', subject: id, why: reason }
    await audit(tx, { ...line, before, after: words })
    return {}
  },
)
