import { publishEndpoints } from '@linmen/contract/plan/publish.endpoints.ts'
import type { OpenPool } from '@linmen/contract/plan/publish.schemas.ts'
import { MOST_TRIPLES, POOL_GAMES } from '@linmen/domain/plan/pool-pick.ts'
import { POOL_NAMES, type PoolGame } from '@linmen/domain/plan/pool-names.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { serverNowMs } from '#kit/clock.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { read } from '#kit/read.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { PublishSteps } from '#features/plan/parts/publish-steps.tsx'
import { PartTitle, PriceChips, PublishWords } from '#features/plan/parts/publish-terms.tsx'
import { kickoffText } from '#features/plan/plan-words.ts'
import type { usePlanDraft } from '#features/plan/use-plan-draft.ts'
import { usePoolDraft } from '#features/plan/use-pool-draft.ts'
import { MARK_WORDS, MARKS } from './mark-words.ts'
import form from '#features/plan/parts/publish-form.module.css'
import s from './pool.module.css'

interface PoolFormProps {
  readonly game: PoolGame
  readonly draft: ReturnType<typeof usePlanDraft>
  readonly paid: boolean
  /** Above everything: what else can be published. */
  readonly kinds: ReactNode
}

/** Publishing about the next issue of a pool that the expert has not published about. */
export function PoolForm({ kinds, ...rest }: PoolFormProps) {
  const query = useQuery(read(publishEndpoints.listPools, {}))
  const pool = query.data?.items.find(({ taken }) => !taken.includes(rest.game))
  if (pool)
    return <IssueForm key={`${rest.game}${pool.issue}`} {...rest} pool={pool} kinds={kinds} />
  return (
    <PageFrame title="发布方案">
      <Card padded label="比赛">
        {kinds}
      </Card>
      <Loaded
        query={query}
        skeleton={<SkeletonRows />}
        isEmpty={() => true}
        empty={{
          title: '暂时没有可发布的期次',
          text: '每周二、四、六、日各有一期，首场开赛前可以发布',
        }}
      >
        {() => null}
      </Loaded>
    </PageFrame>
  )
}

function IssueForm({ game, pool, draft, paid, kinds }: PoolFormProps & { pool: OpenPool }) {
  const chosen = usePoolDraft(game, pool, draft)
  const { words, change } = draft
  const isChosen = chosen.chosen === POOL_GAMES[game].chosen
  return (
    <PageFrame title="发布方案" action={<PoolFoot coins={words.coins} game={game} {...chosen} />}>
      <PublishSteps done={[true, isChosen, isChosen, chosen.missing.length === 0]} />
      <Card padded label="比赛">
        {kinds}
        <p className={form.note}>
          {POOL_NAMES[game]} 第 {pool.issue} 期　{kickoffText(pool.closesAtMs, serverNowMs())} 截止
        </p>
        {pool.matches.map((match) => (
          <Choice
            key={match.place}
            {...match}
            chosen={chosen.marks[match.place - 1] ?? ''}
            onToggle={(mark) => chosen.toggle(match.place, mark)}
          />
        ))}
        <p className={form.note}>
          {game === 'pool14' ? '每场至少选一项' : '恰好选九场'}，全包最多 {MOST_TRIPLES}{' '}
          场，共不超过 {POOL_GAMES[game].mostLines} 注
        </p>
      </Card>
      <Card padded>
        <PartTitle title="售卖" />
        <PriceChips paid={paid} coins={words.coins} onChoose={(coins) => change({ coins })} />
      </Card>
      <PublishWords words={words} onChange={change} late={false} />
      <div className={form.lock}>
        <b>锁定后不可修改、不可删除</b>
        选项和时间写入战绩，最后一场开赛后公开。奖金随中奖注数而定，只记命中，不计回报率
      </div>
      <Hint>同一期同一玩法只能发布一次　不支持不中退</Hint>
    </PageFrame>
  )
}

interface ChoiceProps extends Readonly<OpenPool['matches'][number]> {
  readonly chosen: string
  readonly onToggle: (mark: (typeof MARKS)[number]) => void
}

const PRICES = { '3': 'home', '1': 'draw', '0': 'away' } as const

/** One match with its three ends; more than one may be chosen. */
const Choice = ({ place, match, european, chosen, onToggle }: ChoiceProps) => (
  <div className={s.choose} role="group" aria-label={`${place} ${match.home} 对 ${match.away}`}>
    <p className={s.line}>
      <span className={s.place}>{place}</span>
      <span>
        {match.home} vs {match.away}
      </span>
      <small>{kickoffText(match.kickoffMs, serverNowMs())}</small>
    </p>
    <div className={s.ends}>
      {MARKS.map((mark) => (
        <button
          key={mark}
          type="button"
          className={s.end}
          aria-pressed={chosen.includes(mark)}
          onClick={() => onToggle(mark)}
        >
          {MARK_WORDS[mark]}
          {european && <small>{(european[PRICES[mark]] / 100).toFixed(2)}</small>}
        </button>
      ))}
    </div>
  </div>
)

interface PoolFootProps extends ReturnType<typeof usePoolDraft> {
  readonly coins: number
  readonly game: PoolGame
}

const PoolFoot = ({ coins, game, chosen, lines, missing, busy, publish }: PoolFootProps) => (
  <div className={form.foot}>
    <span className={form.sum}>
      <b>
        {lines} 注　{coins === 0 ? '免费' : `${coins} 金币`}
      </b>
      {missing.length > 0
        ? `已选 ${chosen}/${POOL_GAMES[game].chosen} 场，还差 ${missing.length} 处`
        : '可以锁定'}
    </span>
    <Button busy={busy} onClick={() => void publish()}>
      检查并锁定
    </Button>
  </div>
)
