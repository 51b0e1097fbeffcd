import type { ArticleBlock, ArticleDetail } from '@linmen/contract/home/article.schemas.ts'
import { postedAt } from '@linmen/domain/news/posted-at.ts'
import { useQuery } from '@tanstack/react-query'
import { serverNowMs } from '#kit/clock.ts'
import { asFailure } from '#kit/failure.ts'
import { hrefTo } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { useScreenParams } from '#kit/shown.ts'
import { MatchLink } from '#sport/match-link/match-link.tsx'
import { HiddenPart } from '#sport/shield/veil.tsx'
import { Button } from '#ui/button/button.tsx'
import { cx } from '#ui/class-names.ts'
import { Crest } from '#ui/crest/crest.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Section } from '#ui/section/section.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { CopyLink } from '#features/share/parts/public.ts'
import { newsQueries } from '#features/news/news.queries.ts'
import { ArticleRow } from '#features/news/parts/article-row.tsx'
import { useArticleVeil } from '#features/news/use-article-veil.ts'
import s from './news.module.css'

/** One article, for readers of the house and for whoever was sent it. */
export function Page() {
  const { id } = useScreenParams('InformationSharePage')
  const query = useQuery(newsQueries.article(id))
  return (
    <PageFrame title="资讯" right={<CopyLink />}>
      {query.error && isGone(query.error) ? (
        <Gone />
      ) : (
        <Loaded query={query}>{(article) => <Whole article={article} />}</Loaded>
      )}
    </PageFrame>
  )
}

const isGone = (error: unknown) => asFailure(error).code === 'information.not_found'

/** Whoever was sent something that is gone finds what is new. */
function Gone() {
  const newest = useQuery(newsQueries.home())
  return (
    <>
      <EmptyState title="资讯不存在或已撤下" text="可能已经更正或撤回，可以看看最新的资讯" />
      <Section title="最新资讯">
        {newest.data?.items.slice(0, 5).map((each) => (
          <ArticleRow key={each.id} article={each} />
        ))}
      </Section>
    </>
  )
}

function Whole({ article }: { article: ArticleDetail }) {
  const veil = useArticleVeil(article)
  const { match } = article
  return (
    <>
      <article className={s.article}>
        <h1 className={s.head}>{veil ? article.plainTitle : article.title}</h1>
        <p className={s.facts}>
          {article.automatic && <Tag tone="outline">自动生成</Tag>}
          <span>{article.author}</span>
          <span>{postedAt(article.publishedAtMs, serverNowMs())}</span>
          <span>来源：{article.source}</span>
        </p>
        {match && <MatchLine match={match} />}
        {veil && match ? (
          <HiddenPart matchId={match.id} veil={veil} what="战报" />
        ) : (
          <Words article={article} />
        )}
        {article.originUrl !== undefined && !veil && (
          <p className={s.origin}>
            <a href={article.originUrl} target="_blank" rel="noopener noreferrer nofollow">
              查看原文
            </a>
          </p>
        )}
      </article>
      {article.related.length > 0 && (
        <Section title="相关资讯">
          {article.related.map((each) => (
            <ArticleRow key={each.id} article={each} />
          ))}
        </Section>
      )}
      <Hint>
        <Button look="ghost" size="s" href={hrefTo('InformationPage')!}>
          看更多资讯
        </Button>
      </Hint>
    </>
  )
}

/** Blocks where there are some, else paragraphs. */
const Words = ({ article: { blocks, paragraphs } }: { article: ArticleDetail }) =>
  blocks
    ? blocks.map((block, at) => <Block key={at} block={block} />)
    : paragraphs.map((text, at) => (
        <p key={at} className={s.text}>
          {text}
        </p>
      ))

const TAGS = { head: 'h2', quote: 'blockquote' } as const

function Block({ block: { kind, runs } }: { block: ArticleBlock }) {
  const Tag = kind === 'head' || kind === 'quote' ? TAGS[kind] : 'p'
  return (
    <Tag className={cx(s.text, s[kind])}>
      {runs.map(({ text, strong, href }, at) => {
        const said = strong ? <b key={at}>{text}</b> : text
        return href === undefined ? (
          said
        ) : (
          <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow">
            {said}
          </a>
        )
      })}
    </Tag>
  )
}

const MatchLine = ({ match }: { match: NonNullable<ArticleDetail['match']> }) => (
  <MatchLink match={match} className={s.match}>
    <span className={s.side}>
      <Crest id={match.homeId} name={match.home} size={18} />
      {match.home}
    </span>
    {' vs '}
    <span className={s.side}>
      <Crest id={match.awayId} name={match.away} size={18} />
      {match.away}
    </span>
  </MatchLink>
)
