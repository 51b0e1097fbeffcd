import { sql, type Selectable } from 'kysely'
import type { ArticleBlock, ArticleChannel } from '@linmen/contract/home/article.schemas.ts'
import type { Reader, Tx } from '#db/port.ts'
import type { ArticleTable } from '#db/tables.generated.ts'
import { pageFrom } from '#kit/page-of.ts'

export type ArticleRow = Selectable<ArticleTable>

/** What people wrote stands in the first channel; one kind in each of the others. */
const HEADLINES: readonly ArticleChannel[] = [
  'headline',
  'football',
  'basketball',
  'data',
  'notice',
]
const SUMMARY = 80
const LONG: readonly ArticleChannel[] = ['headline', 'football', 'basketball', 'report', 'data']

export interface NewArticle {
  readonly id: string
  readonly channel: ArticleChannel
  readonly title: string
  readonly plainTitle?: string
  readonly summary: string
  readonly paragraphs: readonly string[]
  readonly blocks?: readonly ArticleBlock[] | undefined
  readonly author: string
  readonly source: string
  readonly demo?: boolean
  readonly matchId?: string
  readonly endedAtMs?: number
  /** What it is known by where it comes from, and its address there. */
  readonly origin?: { readonly key: string; readonly url: string | null }
  /** Null: written from the records. */
  readonly publishedBy: string | null
  readonly publishedAtMs: number
}

/** How an article begins, as lists show it. */
export const summaryOf = (paragraphs: readonly string[]): string =>
  (paragraphs[0] ?? '').slice(0, SUMMARY)

/** Written once: what the records say about a match has one article in a channel. */
export async function addArticle(tx: Tx, article: NewArticle): Promise<boolean> {
  const written = await tx
    .insertInto('article')
    .values({
      id: article.id,
      channel: article.channel,
      title: article.title,
      plain_title: article.plainTitle ?? article.title,
      summary: article.summary,
      ...bodyColumns(article),
      origin_key: article.origin?.key ?? null,
      origin_url: article.origin?.url ?? null,
      author: article.author,
      source: article.source,
      automatic: article.publishedBy === null,
      demo: article.demo ?? false,
      match_id: article.matchId ?? null,
      ended_at_ms: article.endedAtMs ?? null,
      published_by: article.publishedBy,
      published_at_ms: article.publishedAtMs,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

const bodyColumns = ({ paragraphs, blocks }: Pick<NewArticle, 'paragraphs' | 'blocks'>) => ({
  paragraphs: JSON.stringify(paragraphs),
  blocks: blocks ? JSON.stringify(blocks) : null,
})

/** What stands of an article before it is written better. */
export const lockArticle = (tx: Tx, id: string) =>
  tx
    .selectFrom('article')
    .select(['title', 'paragraphs', 'blocks', 'source', 'automatic'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export type ArticleWords = Pick<NewArticle, 'title' | 'paragraphs' | 'blocks' | 'source'>

/** Without blocks, marks of an earlier writing are gone with the words they belonged to. */
export const rewriteArticle = (
  tx: Tx,
  id: string,
  { title, paragraphs, blocks, source }: ArticleWords,
) =>
  tx
    .updateTable('article')
    .set({
      ...{ title, plain_title: title, source, summary: summaryOf(paragraphs) },
      ...bodyColumns({ paragraphs, blocks }),
    })
    .where('id', '=', id)
    .execute()

export const findArticle = (db: Reader, id: string): Promise<ArticleRow | undefined> =>
  db
    .selectFrom('article')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at_ms', 'is', null)
    .executeTakeFirst()

/** The newest of a channel, or those after one of them. */
export function articlesOf(
  db: Reader,
  channel: ArticleChannel,
  { after, pageSize }: { after?: ArticleRow | undefined; pageSize: number },
) {
  const query = inChannel(db, channel).$if(after !== undefined, (rest) =>
    rest.where((where) =>
      where.or([
        where('published_at_ms', '<', after!.published_at_ms),
        where.and([
          where('published_at_ms', '=', after!.published_at_ms),
          where('article.id', '<', after!.id),
        ]),
      ]),
    ),
  )
  return pageFrom(query, { pageNo: 1, pageSize })
}

/** The newest of a channel, so many. */
export const newestOf = (db: Reader, channel: ArticleChannel, count: number) =>
  inChannel(db, channel).limit(count).execute()

/** Others of the same match or channel, for the foot of an article. */
export const articlesBeside = (db: Reader, { id, channel, match_id }: ArticleRow, count: number) =>
  db
    .selectFrom('article')
    .selectAll()
    .where('removed_at_ms', 'is', null)
    .where('channel', '!=', 'flash')
    .where('id', '!=', id)
    .where((where) =>
      where.or([
        where('channel', '=', channel),
        ...(match_id === null ? [] : [where('match_id', '=', match_id)]),
      ]),
    )
    .orderBy(sql`match_id is not distinct from ${match_id}`, 'desc')
    .orderBy('published_at_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute()

export const countRead = (tx: Tx, id: string) =>
  tx
    .updateTable('article')
    .set({ reads: sql`reads + 1` })
    .where('id', '=', id)
    .execute()

/** A sport has everything about its matches, whatever it is filed under. */
function inChannel(db: Reader, channel: ArticleChannel) {
  const all = db
    .selectFrom('article')
    .leftJoin('fixture', 'fixture.id', 'article.match_id')
    .selectAll('article')
    .where('removed_at_ms', 'is', null)
    .orderBy('published_at_ms', 'desc')
    .orderBy('article.id', 'desc')
  if (channel === 'headline') return all.where('channel', 'in', HEADLINES)
  if (channel !== 'football' && channel !== 'basketball') return all.where('channel', '=', channel)
  return all
    .where('channel', 'in', LONG)
    .where((where) =>
      where.or([where('channel', '=', channel), where('fixture.sport', '=', channel)]),
    )
}
