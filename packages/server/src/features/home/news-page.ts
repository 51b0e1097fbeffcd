import type { ArticleChannel } from '@linmen/contract/home/article.schemas.ts'
import type { Reader } from '#db/port.ts'
import { articlesOf, newestOf, type ArticleRow } from './article.repo.ts'

/** So many reports stand among the headlines: a night has a hundred, and they have a channel of their own. */
const REPORTS = 2

interface Wish {
  readonly after?: ArticleRow | undefined
  readonly pageSize: number
}

/** A page of a channel. The headlines begin with what people wrote; the newest reports follow the first of it. */
export async function newsPage(db: Reader, channel: ArticleChannel, wish: Wish) {
  const page = await articlesOf(db, channel, wish)
  if (channel !== 'headline' || wish.after !== undefined) return page
  const reports = await newestOf(db, 'report', REPORTS)
  return { ...page, items: [...page.items.slice(0, 1), ...reports, ...page.items.slice(1)] }
}
