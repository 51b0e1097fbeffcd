import type { PlanDetail } from '@linmen/contract/plan/plan.schemas.ts'
import { serverNowMs } from '#kit/clock.ts'
import { hrefTo, isOpen } from '#kit/go.ts'
import { Crest } from '#ui/crest/crest.tsx'
import { chevronRight } from '#ui/icon/basic.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { FollowOf } from '#features/favourite/parts/public.ts'
import { PlanWho } from '#features/plan/parts/card/plan-who.tsx'
import { Press } from '#ui/press/press.tsx'
import { HiddenScore } from '#sport/shield/veil.tsx'
import { expertNote, kickoffText, matchTimeText, subjectText } from '#features/plan/plan-words.ts'
import { usePlanVeil, veiledId } from '#features/plan/use-plan-veil.ts'
import { useShownRecord } from '#features/plan/use-shown-record.ts'
import { PoolMatches } from './pool/pool-matches.tsx'
import { ResultStamp } from './result-stamp.tsx'
import s from './plan-top.module.css'

const RESULTS = { hit: '命中', miss: '未中', push: '走盘', void: '无效' } as const

/** What everybody may know of a plan: who, which view, which match. */
export function PlanTop({ plan }: { plan: PlanDetail }) {
  const { expert, title, teaser } = plan
  const veil = usePlanVeil(plan)
  const { record } = useShownRecord(expert)
  return (
    <>
      <header className={s.head}>
        <PlanWho
          expert={expert}
          note={expertNote({ ...expert, record })}
          size={40}
          aside={<FollowOf expertId={expert.id} name={expert.name} />}
        />
        <h2 className={s.title}>{title}</h2>
        <p className={s.teaser}>{teaser}</p>
      </header>
      {plan.pool ? (
        <PoolMatches plan={plan} pool={plan.pool} veiled={veil !== null} />
      ) : (
        <PlanMatch plan={plan} veiled={veil !== null} />
      )}
      {plan.correction && plan.result && !veil && (
        <p className={s.hidden}>
          赛果有更正：原为{RESULTS[plan.correction.from]}，
          {kickoffText(plan.correction.atMs, serverNowMs())} 更正为{RESULTS[plan.result]}
          ，战绩与金额已随之调整
        </p>
      )}
      {veil && (
        <p className={s.hidden}>
          <HiddenScore
            matchId={veiledId(plan)}
            veil={veil}
            of={plan.pool ? subjectText(plan) : `${plan.match.home} 对 ${plan.match.away}`}
          />
        </p>
      )}
    </>
  )
}

function PlanMatch({ plan, veiled }: { plan: PlanDetail; veiled: boolean }) {
  const { match, result } = plan
  const open = isOpen('MatchDetailFootball')
  const time = matchTimeText(plan, serverNowMs(), veiled)
  const over = !veiled && match.homeGoals !== undefined
  return (
    <Press
      className={s.match}
      {...(open && { href: hrefTo('MatchDetailFootball', { matchId: match.matchId }) })}
    >
      <span className={s.game}>
        <span className={s.facts}>
          {[match.number, match.league, over ? `全场 ${time}` : `${time} 开赛`]
            .filter(Boolean)
            .join('　')}
        </span>
        <span className={s.teams}>
          <Team id={match.homeTeamId} name={match.home} />
          <span className={s.versus}>vs</span>
          <Team id={match.awayTeamId} name={match.away} />
        </span>
      </span>
      {result && !veiled && <ResultStamp result={result} />}
      {open && <Icon glyph={chevronRight} size={18} />}
    </Press>
  )
}

const Team = ({ id, name }: { id: string | undefined; name: string }) => (
  <span className={s.team}>
    <Crest id={id ?? name} name={name} size={22} />
    <span className={s.name}>{name}</span>
  </span>
)
