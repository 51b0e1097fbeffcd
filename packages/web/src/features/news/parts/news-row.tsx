import type { Article } from '@linmen/contract/home/article.schemas.ts'
import { postedAt } from '@linmen/domain/news/posted-at.ts'
import { serverNowMs } from '#kit/clock.ts'
import { hrefTo } from '#kit/go.ts'
import { cx } from '#ui/class-names.ts'
import { Tag } from '#ui/tag/tag.tsx'
import { useArticleVeil } from '#features/news/use-article-veil.ts'
import { ArticleNote, ArticleRow, FlashRow } from './article-row.tsx'
import { hasArt, LeadArt, NewsArt } from './news-art.tsx'
import s from './article-row.module.css'

export interface NewsRowProps {
  readonly article: Article
  /** It stands first in its channel. */
  readonly first: boolean
  /** Among what people wrote, where a report is one line. */
  readonly headlines: boolean
}

/** An article as its place in the news has it: wide at the top, a line for what just ended, else a row with its picture. */
export function NewsRow({ article, first, headlines }: NewsRowProps) {
  const { automatic, channel } = article
  if (channel === 'flash') return <FlashRow article={article} />
  if (headlines && automatic) return <ReportLine article={article} />
  if (first && !automatic && hasArt(article)) return <Lead article={article} />
  return (
    <ArticleRow
      article={article}
      {...(hasArt(article) && { art: <NewsArt article={article} /> })}
    />
  )
}

function Lead({ article }: { article: Article }) {
  const veil = useArticleVeil(article)
  return (
    <a className={cx(s.row, s.lead)} href={hrefTo('InformationSharePage', { id: article.id })}>
      <LeadArt article={article} />
      <h3 className={s.title}>{veil ? article.plainTitle : article.title}</h3>
      <ArticleNote article={article} />
    </a>
  )
}

/** A report among the headlines: when, and in one line how it ended. */
function ReportLine({ article }: { article: Article }) {
  const veil = useArticleVeil(article)
  return (
    <a className={s.flash} href={hrefTo('InformationSharePage', { id: article.id })}>
      <span className={s.time}>{postedAt(article.publishedAtMs, serverNowMs())}</span>
      <h3 className={cx(s.text, s.told)}>{veil ? article.plainTitle : article.title}</h3>
      <Tag tone="outline">自动生成</Tag>
    </a>
  )
}
