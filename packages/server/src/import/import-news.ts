import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import type { Database } from '#db/port.ts'
import { blocksOfMarkup, plainOf } from '#features/home/article-markup.ts'
import { addArticle, type NewArticle } from '#features/home/article.repo.ts'
import { readFeed, type FeedItem } from '#files/news-feed.ts'

const TITLE = 80
const SUMMARY = 80
const NAME = 40
/** Who published it, in the book of articles. */
const IMPORTER = 'import'

/** Brings news of RSS or Atom files into the first channel, each once, and says what came of it. */
export async function importNews(
  { db, nowMs }: { readonly db: Database; readonly nowMs: number },
  paths: readonly string[],
): Promise<string> {
  let seen = 0
  let added = 0
  for (const path of paths) {
    const feed = readFeed(await textAt(path))
    if (!feed) throw new Error(`${path} 不是 RSS 或 Atom`)
    const articles = feed.items.map((item) => articleOf(item, feed.name, nowMs))
    seen += articles.length
    for (const article of articles)
      if (article && (await db.transaction((tx) => addArticle(tx, article)))) added += 1
  }
  return `读到资讯 ${seen} 条；新增 ${added} 条`
}

/** Null where nothing of it can be shown. */
function articleOf(item: FeedItem, source: string, nowMs: number): NewArticle | null {
  const blocks = blocksOfMarkup(item.markup)
  const paragraphs = blocks.map(plainOf)
  if (paragraphs.length === 0) return null
  const key = `${source} ${item.key}`
  return {
    id: `feed-${createHash('sha256').update(key).digest('hex').slice(0, 24)}`,
    channel: 'headline',
    title: cut(item.title, TITLE),
    summary: cut(paragraphs[0]!, SUMMARY),
    paragraphs,
    blocks,
    author: cut(source, NAME),
    source: cut(source, NAME),
    origin: { key, url: item.url },
    publishedBy: IMPORTER,
    // What a file dates into the future would stand above everything for ever.
    publishedAtMs: Math.min(item.publishedAtMs ?? nowMs, nowMs),
  }
}

const cut = (text: string, most: number) => [...text].slice(0, most).join('')

async function textAt(path: string): Promise<string> {
  const bytes = await readFile(path)
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
}
