import { articleChannel, type ArticleChannel } from '@linmen/contract/home/article.schemas.ts'
import { homeEndpoints } from '@linmen/contract/home/home.endpoints.ts'
import { command } from '#kit/command.ts'
import { presented } from '#kit/page-of.ts'
import { query } from '#kit/query.ts'
import { audit } from '#kit/audit.ts'
import { bodyOfWritten } from './article-markup.ts'
import { presentArticles } from './article.present.ts'
import { addArticle, articlesBeside, countRead, findArticle, summaryOf } from './article.repo.ts'
import { newsPage } from './news-page.ts'

const PAGE = 15
const BESIDE = 4
/** What old clients send for the beginning. */
const FROM_THE_FIRST = '0'

const NAMES: Readonly<Record<ArticleChannel, string>> = {
  headline: '要闻',
  report: '战报',
  football: '足球',
  basketball: '篮球',
  data: '数据',
  notice: '公告',
  flash: '快讯',
}

/** A channel is a module of its own, under the number the channel has. */
const moduleOf = (channel: ArticleChannel) => String(articleChannel.encode(channel))

export const channelOfModule = (moduleId: string): ArticleChannel | undefined =>
  newsChannels.find((each) => each.moduleId === moduleId)?.id

export const newsChannels = (Object.keys(NAMES) as ArticleChannel[]).map((id) => ({
  id,
  name: NAMES[id],
  moduleId: moduleOf(id),
}))

export const news = query(homeEndpoints.news, async (db, { channel = 'headline' }) => {
  const page = await newsPage(db, channel, { pageSize: PAGE })
  return {
    channels: newsChannels,
    channel,
    moduleId: moduleOf(channel),
    ...(await presented(page, (rows) => presentArticles(db, rows))),
  }
})

export const moreNews = query(
  homeEndpoints.moreNews,
  async (db, { moduleId, after: afterId }, { refuse }) => {
    const channel = channelOfModule(moduleId)
    if (!channel) return refuse('home.no_module', {})
    const begins = afterId === undefined || afterId === FROM_THE_FIRST
    const after = begins ? undefined : await findArticle(db, afterId)
    if (!begins && !after) refuse('information.not_found', {})
    const page = await newsPage(db, channel, { after, pageSize: PAGE })
    return presented(page, (rows) => presentArticles(db, rows))
  },
)

export const lookArticle = query(
  homeEndpoints.lookArticle,
  async (db, { id }, { refuse, ports }) => {
    const row = (await findArticle(db, id)) ?? refuse('information.not_found', {})
    const beside = await articlesBeside(db, row, BESIDE)
    const [article, ...related] = await presentArticles(db, [row, ...beside])
    await ports.db.transaction((tx) => countRead(tx, id))
    return {
      ...article!,
      paragraphs: row.paragraphs,
      ...(row.blocks && { blocks: row.blocks }),
      ...(row.origin_url !== null && { originUrl: row.origin_url }),
      related,
    }
  },
)

export const publishArticle = command(
  homeEndpoints.publishArticle,
  async (tx, { channel, title, source, ...written }, { actor, nowMs, ports, refuse }) => {
    const { paragraphs, blocks } = bodyOfWritten(written)
    if (paragraphs.length === 0) refuse('information.empty', {})
    const id = ports.ids.next('ar')
    await addArticle(tx, {
      ...{ id, channel, title, paragraphs, blocks, source },
      summary: summaryOf(paragraphs),
      author: '本站编辑部',
      publishedBy: actor.id,
      publishedAtMs: nowMs,
    })
    await audit(tx, { atMs: nowMs, actor: actor.id, deed: 'article.publish', subject: id })
    return { id }
  },
)
