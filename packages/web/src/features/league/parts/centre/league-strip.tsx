import type { LeagueEntry } from '@linmen/contract/league/atlas.schemas.ts'
import { leagueLines } from '@linmen/domain/match/list/league-lines.ts'
import { cx } from '#ui/class-names.ts'
import { list } from '#ui/icon/page.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Press } from '#ui/press/press.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { LeagueMark } from './league-mark.tsx'
import s from './league-strip.module.css'

interface LeagueStripProps {
  readonly leagues: readonly LeagueEntry[]
  readonly value: string | undefined
  readonly onChange: (leagueId: string) => void
  readonly allHref?: string | undefined
}

/** The well-known competitions, and the way to all of them. */
export function LeagueStrip({ leagues, value, onChange, allHref }: LeagueStripProps) {
  return (
    <nav className={s.strip} aria-label="热门赛事">
      {leagues.map((league) => (
        <button
          key={league.id}
          type="button"
          className={cx(s.league, league.id === value && s.on)}
          aria-pressed={league.id === value}
          onClick={() => onChange(league.id)}
        >
          <span className={s.box}>
            <LeagueMark league={league} />
          </span>
          <Name name={league.name} />
        </button>
      ))}
      {allHref !== undefined && (
        <Press href={allHref} className={s.league}>
          <span className={s.box}>
            <Icon glyph={list} size={24} />
          </span>
          <span className={s.name}>全部赛事</span>
        </Press>
      )}
    </nav>
  )
}

/** A long name has two lines, broken before its last word. */
function Name({ name }: { name: string }) {
  const [first, last] = leagueLines(name)
  return (
    <span className={cx(s.name, last && s.lines)}>
      {first}
      {last && <wbr />}
      {last}
    </span>
  )
}

export const LeagueStripSkeleton = () => (
  <div className={s.strip} role="status" aria-label="加载中">
    {[0, 1, 2, 3, 4, 5].map((each) => (
      <span key={each} className={s.league}>
        <Skeleton width={36} height={36} round />
        <Skeleton width={28} height={12} />
      </span>
    ))}
  </div>
)
