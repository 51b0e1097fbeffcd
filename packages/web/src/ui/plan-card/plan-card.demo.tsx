import type { Demo } from '#ui/demo.ts'
import { inter, madrid } from '#ui/match-strip/match-strip.sample.ts'
import { PriceTag } from '#ui/price-tag/price-tag.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { PlanCard } from './plan-card.tsx'
import s from './plan-card.demo.module.css'
import { PlanWho } from './plan-who.tsx'

const match = { no: '周三005', home: inter, away: madrid, time: '04:00' }

export const demo: Demo = {
  title: '方案卡',
  cases: [
    {
      name: '信息流：收费与免费',
      wide: true,
      show: (
        <>
          <PlanCard
            href="#/ui"
            title="主场防守稳定，蓝黑军团把节奏压到自己手里"
            head={
              <PlanWho
                id="e01"
                name="陆知行"
                verified
                note="九段上 · 32 分钟前"
                href="#/ui"
                aside={<Tag tone="red">近10中8</Tag>}
              />
            }
            match={match}
            readers="1,286 人已看"
            price={<PriceTag amount="38" unit="金币" />}
          />
          <PlanCard
            href="#/ui"
            title="背靠背第二场，替补深度决定末节走势"
            head={<PlanWho id="e03" name="沈一苇" verified note="九段中 · 1 小时前" href="#/ui" />}
            match={match}
            readers="903 人已看"
            price={<PriceTag kind="free" />}
          />
        </>
      ),
    },
    {
      name: '专家页：待解锁、已购、已结',
      wide: true,
      show: (
        <>
          <PlanCard
            href="#/ui"
            title="主场防守稳定，节奏在蓝黑军团一侧"
            head={<Line kind="胜平负" time="32 分钟前" />}
            match={{ ...match, time: '04:00 开赛' }}
            pick={{ locked: true, price: <PriceTag amount="38" unit="金币" /> }}
          />
          <PlanCard
            href="#/ui"
            title="客队换阵后高位防线的空当"
            head={<Line kind="让球" time="2 小时前" />}
            match={{ ...match, time: '04:00 开赛' }}
            pick={{ locked: false, text: '主让一球　主胜', odds: '2.15' }}
          />
          <PlanCard
            href="#/ui"
            title="雨战与双方轮换，进球数不宜高看"
            head={<Line kind="大小" time="昨天" />}
            match={{ ...match, time: '1-0' }}
            result="hit"
          />
          <PlanCard
            href="#/ui"
            title="强弱分明但赛程紧，谨慎看主胜"
            head={<Line kind="胜平负" time="11-22" />}
            match={{ ...match, time: '1-1' }}
            result="miss"
          />
        </>
      ),
    },
  ],
}

function Line({ kind, time }: { kind: string; time: string }) {
  return (
    <div className={s.line}>
      <Tag>{kind}</Tag>
      <span>{time}</span>
    </div>
  )
}
