import type { OutputOf } from '@linmen/contract'
import type { applyEndpoints } from '@linmen/contract/expert/apply.endpoints.ts'
import { gradeName } from '@linmen/domain/expert/grade.ts'
import { LEVEL_UP, levelConditions, MISSED_FOR_FALL } from '@linmen/domain/expert/level.ts'
import { beijingDay } from '@linmen/domain/match/business-day.ts'
import { hrefTo } from '#kit/go.ts'
import { Card } from '#ui/card/card.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { check } from '#ui/icon/control.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { NightPanel } from '#ui/night-panel/night-panel.tsx'
import { LEVELS, signedPercent } from '#features/expert/expert-words.ts'
import { GradeLadder } from './grade-ladder.tsx'
import { ShareLadder } from './share-ladder.tsx'
import s from './level-month.module.css'

type Month = NonNullable<OutputOf<typeof applyEndpoints.application>['month']>

/** Where an expert stands, and how far the four conditions of the month are met. */
export function LevelMonth({ month }: { month: Month }) {
  const { recommendations, activeDays, returned, place, level, grade, lastChange } = month
  const met = new Map(
    levelConditions({
      recommendations,
      activeDays,
      returnTenths: returned === undefined ? null : Math.round(returned * 10),
      place: place ?? null,
    }).map((each) => [each.key, each.met]),
  )
  const rows = rowsOf(month, met)
  return (
    <>
      <NightPanel card label="等级" className={s.night}>
        <b className={s.grade}>{level === 1 ? LEVELS[1] : gradeName(grade)}</b>
        <span className={s.about}>
          {level === 1 ? '可发免费方案' : `战绩红人　可发付费方案　分成 ${month.sharePercent}%`}
        </span>
        {level === 2 && <GradeLadder grade={grade} />}
      </NightPanel>
      <Card padded label="本月条件">
        <h2 className={s.title}>
          本月条件 <small>{[...met.values()].filter(Boolean).length}/4</small>
        </h2>
        {rows.map(({ key, name, value, share }) => (
          <div key={key} className={s.row}>
            <span className={s.mark} data-met={met.get(key) ? '' : undefined}>
              {met.get(key) && <Icon glyph={check} size={14} />}
            </span>
            <span className={s.name}>
              {name}
              <span className={s.track}>
                <i style={{ inlineSize: `${Math.min(100, share * 100)}%` }} />
              </span>
            </span>
            <b>{value}</b>
          </div>
        ))}
      </Card>
      <ShareLadder percent={month.sharePercent} />
      <Card>
        <ListRow title="发布方案" href={hrefTo('PublishPlanTab')} />
        <ListRow title="发布解读" href={hrefTo('PublishJieduPage')} />
        <ListRow title="写复盘" href={hrefTo('PublishReplayPage')} />
        <ListRow title="分成收入" href={hrefTo('ExpertIncomePage')} />
        <ListRow title="收到的留言" href={hrefTo('ExpertNote')} />
        {lastChange && <ListRow title={lastChange.reasons} note={beijingDay(lastChange.atMs)} />}
      </Card>
      <Hint>
        每月 1 日按上月结算，四项全部达标升为战绩红人
        <br />
        战绩红人有 {MISSED_FOR_FALL} 项以上未达标，降为实验室用户
      </Hint>
    </>
  )
}

/** The conditions in words, and how much of each is done. */
function rowsOf(month: Month, met: ReadonlyMap<string, boolean>) {
  const { recommendations, activeDays, returned, place } = month
  return [
    {
      key: 'recommendations',
      name: `方案不少于 ${LEVEL_UP.recommendations} 篇`,
      value: `${recommendations} 篇`,
      share: recommendations / LEVEL_UP.recommendations,
    },
    {
      key: 'activeDays',
      name: `发布天数不少于 ${LEVEL_UP.activeDays} 天`,
      value: `${activeDays} 天`,
      share: activeDays / LEVEL_UP.activeDays,
    },
    {
      key: 'returned',
      name: '月回报率不低于 0%',
      value: returned === undefined ? '未结算' : signedPercent(returned),
      share: met.get('returned') ? 1 : 0,
    },
    {
      key: 'place',
      name: `回报率前 ${LEVEL_UP.place} 名`,
      value: place === undefined ? '未上榜' : `第 ${place}`,
      share: place === undefined ? 0 : LEVEL_UP.place / place,
    },
  ] as const
}
