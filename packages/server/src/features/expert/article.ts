import { articleEndpoints } from '@linmen/contract/expert/article.endpoints.ts'
import { forbiddenWord } from '@linmen/domain/plan/forbidden-words.ts'
import type { Insertable } from 'kysely'
import type { Tx } from '#db/port.ts'
import type { ExpertArticleTable } from '#db/tables.generated.ts'
import { command } from '#kit/command.ts'
import { pageFrom, presented } from '#kit/page-of.ts'
import { query } from '#kit/query.ts'
import { listedExperts } from './expert-home.ts'

export const article = query(
  articleEndpoints.article,
  async (db, { id }, { actor, nowMs, refuse }) => {
    const row = await db
      .selectFrom('expert_article')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) return refuse('article.not_found', {})
    const experts = await listedExperts(db, [row.expert_id], { viewerId: actor?.id, nowMs })
    const { title, body, published_at_ms } = row
    return { id, title, body, publishedAtMs: published_at_ms, expert: experts.get(row.expert_id)! }
  },
)

export const listArticles = query(
  articleEndpoints.listArticles,
  async (db, { expertId, ...wish }) => {
    const page = await pageFrom(
      db
        .selectFrom('expert_article')
        .select(['id', 'title', 'published_at_ms'])
        .where('expert_id', '=', expertId)
        .orderBy('published_at_ms', 'desc')
        .orderBy('id'),
      wish,
    )
    return presented(page, (rows) =>
      rows.map(({ id, title, published_at_ms }) => ({ id, title, publishedAtMs: published_at_ms })),
    )
  },
)

export const publishArticle = command(
  articleEndpoints.publishArticle,
  async (tx, { title, body }, { actor, nowMs, ports, refuse }) => {
    const experts = await listedExperts(tx, [actor.id], { viewerId: actor.id, nowMs })
    if (!experts.has(actor.id)) refuse('article.not_expert', {})
    if (forbiddenWord(title + body)) refuse('article.words', {})
    const id = ports.ids.next('ar')
    await addArticle(tx, { id, expert_id: actor.id, title, body, published_at_ms: nowMs })
    return { id }
  },
)

export const addArticle = (tx: Tx, row: Insertable<ExpertArticleTable>) =>
  tx.insertInto('expert_article').values(row).execute()
