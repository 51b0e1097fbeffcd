import { beijingTime } from '@linmen/domain/match/business-day.ts'
import { isPoolGame, type PoolGame } from '@linmen/domain/plan/pool-names.ts'
import { useState } from 'react'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { useSession } from '#kit/session.ts'
import { useScreenParams } from '#kit/shown.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { LegOptions } from '#features/plan/parts/leg-options.tsx'
import { MatchPicker } from '#features/plan/parts/match-picker.tsx'
import { PoolForm } from '#features/plan/parts/pool/pool-form.tsx'
import { NotYetExpert } from '#features/plan/parts/not-yet-expert.tsx'
import { PublishSteps } from '#features/plan/parts/publish-steps.tsx'
import {
  PartTitle,
  PublishPrice,
  PublishPromise,
  PublishWords,
} from '#features/plan/parts/publish-terms.tsx'
import { PUBLISHED } from '#features/plan/plan-words.ts'
import { usePlanDraft } from '#features/plan/use-plan-draft.ts'
import { usePublish } from '#features/plan/use-publish.ts'
import s from '#features/plan/parts/publish-form.module.css'

export function Page() {
  const { member } = useSession()
  if (!member)
    return (
      <PageFrame title="发布方案">
        <SkeletonCards />
      </PageFrame>
    )
  if (!member.isExpert) return <NotYetExpert title="发布方案" what="方案" />
  return <Form paid={member.level === 'record'} />
}

function Form({ paid }: { paid: boolean }) {
  const { sport: asked = 'football' } = useScreenParams('PublishPlanTab')
  const draft = usePlanDraft(asked)
  const { sport, legs, words } = draft
  const [picking, setPicking] = useState(false)
  const [game, setGame] = useState<PoolGame | null>(null)
  const sending = usePublish(draft)
  const { promisedAtMs } = sending
  const isChosen =
    legs.length > 0 && (promisedAtMs !== null || legs.every(({ option }) => option !== null))
  const choose = (next: (typeof PUBLISHED)[number]['key']) => {
    setGame(isPoolGame(next) ? next : null)
    if (!isPoolGame(next)) draft.choose(next)
  }
  const kinds = (
    <Segmented label="发布什么" items={PUBLISHED} value={game ?? sport} onChange={choose} />
  )
  if (game) return <PoolForm game={game} draft={draft} paid={paid} kinds={kinds} />
  return (
    <PageFrame title="发布方案" action={<PublishFoot coins={words.coins} {...sending} />}>
      <PublishSteps done={[legs.length > 0, isChosen, isChosen, sending.missing.length === 0]} />
      <Card padded>
        <PartTitle title="比赛" fact="选一场是单关，两场是二串一" />
        <div className={s.row}>
          {kinds}
          {legs.length < 2 && (
            <Button look="ghost" size="s" onClick={() => setPicking(true)}>
              {legs.length === 0 ? '选择比赛' : '再加一场'}
            </Button>
          )}
        </div>
      </Card>
      {legs.map((leg, at) => (
        <LegOptions
          key={leg.offered.match.matchId}
          leg={leg}
          sport={sport}
          onChange={(part) => draft.changeLeg(at, part)}
          onDrop={() => draft.dropLeg(at)}
          promisedAtMs={promisedAtMs}
        />
      ))}
      <PublishPrice words={words} onChange={draft.change} paid={paid} />
      {paid && words.coins > 0 && legs.length === 1 && (
        <PublishPromise
          words={words}
          onChange={draft.change}
          kickoffMs={legs[0]!.offered.match.kickoffMs}
        />
      )}
      <PublishWords words={words} onChange={draft.change} late={promisedAtMs !== null} />
      <div className={s.lock}>
        <b>锁定后不可修改、不可删除</b>
        选项、指数和时间写入战绩，开赛后公开。退赛或取消由系统退还读者
      </div>
      <Hint>同一场同一玩法只能发布一次　15 秒内不可重复提交</Hint>
      <MatchPicker
        sport={sport}
        open={picking}
        onClose={() => setPicking(false)}
        onChoose={(offered) => {
          draft.addLeg(offered)
          setPicking(false)
        }}
      />
    </PageFrame>
  )
}

interface PublishFootProps extends ReturnType<typeof usePublish> {
  readonly coins: number
}

/** What will be sold, what is still missing, and the button that locks it. */
const PublishFoot = ({ coins, publish, busy, missing, promisedAtMs }: PublishFootProps) => (
  <div className={s.foot}>
    <span className={s.sum}>
      <b>
        {promisedAtMs !== null && `${beijingTime(promisedAtMs)} 给出　`}
        {coins === 0 ? '免费' : `${coins} 金币`}
      </b>
      {missing.length > 0
        ? `还差 ${missing.length} 处`
        : promisedAtMs === null
          ? '可以锁定'
          : '先收简介，选项稍后写'}
    </span>
    <Button busy={busy} onClick={() => void publish()}>
      {promisedAtMs === null ? '检查并锁定' : '开始售卖'}
    </Button>
  </div>
)
