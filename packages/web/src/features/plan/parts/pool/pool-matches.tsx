import type { PlanDetail, PoolMatch } from '@linmen/contract/plan/plan.schemas.ts'
import { serverNowMs } from '#kit/clock.ts'
import { hrefTo, isOpen } from '#kit/go.ts'
import { Press } from '#ui/press/press.tsx'
import { useVeil } from '#sport/shield/tv-delay.ts'
import { kickoffText, poolNote, subjectText } from '#features/plan/plan-words.ts'
import { ResultStamp } from '#features/plan/parts/result-stamp.tsx'
import { MARK_WORDS, MARKS } from './mark-words.ts'
import s from './pool.module.css'

interface PoolMatchesProps {
  readonly plan: PlanDetail
  readonly pool: NonNullable<PlanDetail['pool']>
  readonly veiled: boolean
}

/** The fourteen matches of an issue, with what is chosen of them for those who may see it. */
export function PoolMatches({ plan, pool, veiled }: PoolMatchesProps) {
  const { poolMatches = [], result, match } = plan
  const told = poolMatches.some(({ marks }) => marks !== undefined)
  return (
    <section className={s.pool} aria-label={subjectText(plan)}>
      <header className={s.head}>
        <span className={s.about}>
          <b>{subjectText(plan)}</b>
          <small>{kickoffText(match.kickoffMs, serverNowMs())} 首场开赛</small>
        </span>
        <b>{poolNote(pool, !veiled)}</b>
        {result && !veiled && <ResultStamp result={result} />}
      </header>
      <ol className={s.list}>
        {poolMatches.map((each) => (
          <Row key={each.place} {...each} told={told} />
        ))}
      </ol>
      <p className={s.rule}>{RULES[plan.sport === 'pick9' ? 'pick9' : 'pool14']}</p>
    </section>
  )
}

const RULES = {
  pool14:
    '选中 13 场以上计为命中。取消或 36 小时内未赛的场次，任何选项都算对。奖金随中奖注数而定，不计回报率',
  pick9:
    '九场全中计为命中。取消或 36 小时内未赛的场次，任何选项都算对。奖金随中奖注数而定，不计回报率',
} as const

function Row({ place, match, marks, drawn, told }: PoolMatch & { readonly told: boolean }) {
  const phase = drawn === undefined ? 'scheduled' : 'finished'
  const seen = { id: match.matchId, kickOffAtMs: match.kickoffMs, phase } as const
  const veiled = useVeil(seen, `${drawn} ${match.homeGoals}:${match.awayGoals}`) !== null
  const came = veiled ? undefined : drawn
  const scored = !veiled && match.homeGoals !== undefined && match.awayGoals !== undefined
  const time = kickoffText(match.kickoffMs, serverNowMs())
  return (
    <li className={s.row}>
      <span className={s.place}>{place}</span>
      <Press
        className={s.match}
        {...(isOpen('MatchDetailFootball') && {
          href: hrefTo('MatchDetailFootball', { matchId: match.matchId }),
        })}
      >
        <span className={s.teams}>
          <span>{match.home}</span>
          <b>{scored ? `${match.homeGoals}-${match.awayGoals}` : 'vs'}</b>
          <span>{match.away}</span>
        </span>
        <small>
          {match.league}　{came === '*' ? '无效，任选算对' : time}
        </small>
      </Press>
      {told && <Chosen marks={marks} came={came} />}
    </li>
  )
}

/** 胜 平 负 with the chosen ends marked, and which of them came. */
function Chosen({ marks, came }: { marks: string | undefined; came: string | undefined }) {
  if (marks === undefined) return <span className={s.none}>不选</span>
  const words = [...marks].map((mark) => MARK_WORDS[mark as '3']).join('')
  const right = came === undefined ? '' : isRight(marks, came) ? '，对' : '，错'
  return (
    <span className={s.marks} role="img" aria-label={`选 ${words}${right}`}>
      {MARKS.map((mark) => (
        <i
          key={mark}
          className={s.mark}
          data-chosen={marks.includes(mark) ? '' : undefined}
          data-came={came === mark || came === '*' ? '' : undefined}
        >
          {MARK_WORDS[mark]}
        </i>
      ))}
    </span>
  )
}

const isRight = (marks: string, came: string) => came === '*' || marks.includes(came)
