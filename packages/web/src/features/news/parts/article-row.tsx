import type { Article } from '@linmen/contract/home/article.schemas.ts'
import { postedAt } from '@linmen/domain/news/posted-at.ts'
import type { ReactNode } from 'react'
import { serverNowMs } from '#kit/clock.ts'
import { hrefTo } from '#kit/go.ts'
import { Tag } from '#ui/tag/tag.tsx'
import { useArticleVeil } from '#features/news/use-article-veil.ts'
import s from './article-row.module.css'

/** One article of a list. Who does not want to know a result reads the title without it. */
export function ArticleRow({ article, art }: { article: Article; art?: ReactNode }) {
  const veil = useArticleVeil(article)
  return (
    <a className={s.row} href={hrefTo('InformationSharePage', { id: article.id })}>
      <div className={s.words}>
        <h3 className={s.title}>{veil ? article.plainTitle : article.title}</h3>
        <ArticleNote article={article} />
      </div>
      {art}
    </a>
  )
}

export const ArticleNote = ({ article }: { article: Article }) => (
  <p className={s.note}>
    {article.automatic && <Tag tone="outline">自动生成</Tag>}
    <span className={s.source}>{article.automatic ? article.source : article.author}</span>
    <span>{postedAt(article.publishedAtMs, serverNowMs())}</span>
    {article.demo && <span>演示数据</span>}
  </p>
)

/** One sentence with its time, without a page of its own. */
export function FlashRow({ article }: { article: Article }) {
  const veil = useArticleVeil(article)
  const { match } = article
  const page = match?.sport === 'basketball' ? 'BkMatchDetailPage' : 'MatchDetailFootball'
  return (
    <a
      className={s.flash}
      href={match ? hrefTo(page, { matchId: match.id }) : hrefTo('InformationPage')}
    >
      <span className={s.time}>{postedAt(article.publishedAtMs, serverNowMs())}</span>
      <span className={s.text}>
        {veil ? article.plainTitle : article.title}
        <span className={s.league}>{article.summary}</span>
      </span>
    </a>
  )
}
