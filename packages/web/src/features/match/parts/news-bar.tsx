import type { NewsStack } from '@linmen/domain/match/list/news-stack.ts'
import { cx } from '#ui/class-names.ts'
import { chevronRight } from '#ui/icon/basic.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { ball } from '#ui/icon/match.ts'
import { Tag } from '#ui/tag/tag.tsx'
import type { News, NewsTeam } from '#features/match/use-news.ts'
import s from './news-bar.module.css'

/**
 * What just happened in a match out of sight, above the tabs: nothing moves for it. People who listen
 * have been told by the announcer.
 */
export function NewsBar({ stack: { newest, more } }: { stack: NewsStack<News> }) {
  const { kind, text, teams, href } = newest
  const [first, second] = teams
  return (
    <a className={s.bar} href={href} data-night data-news>
      <Sign kind={kind} />
      <span className={s.body}>
        <span className={s.text}>{text}</span>
        <span className={s.match}>
          <Team team={first} />
          <b className={cx(s.score, first.did && kind === 'goal' && s.did)}>{first.score}</b>
          <i className={s.dash} />
          <b className={cx(s.score, second.did && kind === 'goal' && s.did)}>{second.score}</b>
          <Team team={second} />
        </span>
      </span>
      {more > 0 && <span className={s.more}>+{more}</span>}
      <Icon glyph={chevronRight} size={16} />
    </a>
  )
}

const Team = ({ team: { name, did } }: { team: NewsTeam }) => (
  <span className={cx(s.name, did && s.who)}>{name}</span>
)

function Sign({ kind }: Pick<News, 'kind'>) {
  if (kind === 'goal')
    return (
      <span className={s.goal}>
        <Icon glyph={ball} size={18} />
      </span>
    )
  if (kind === 'redCard') return <i className={s.card} />
  return kind === 'correction' ? <Tag tone="dashed">更正</Tag> : null
}
