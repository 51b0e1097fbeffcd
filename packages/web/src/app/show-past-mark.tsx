import { homeEndpoints } from '@linmen/contract/home/home.endpoints.ts'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#kit/call.ts'
import { pastMark } from './past-mark.ts'
import s from './show-past-mark.module.css'

const AGAIN_MS = 3000

const EXPERTS = '专家的往期方案与战绩'
const MODELS = '模型预测、工具信号与战绩'

/** What pages are about that is not complete yet; the first that fits. */
const COMING: readonly (readonly [RegExp, string])[] = [
  [/^(MatchDetailFootball|MatchLong|FtMatchShare|DataIndex)/, `${EXPERTS}、${MODELS}`],
  [
    /^(Expert|LeagueRecord|HisFollow|MyFollow|PlanList|PlanDetailPage|BkMatchDetail|Home|SearchContent)/,
    EXPERTS,
  ],
  [/Special|WindMark|Probability|Modeldata|Windmark/, MODELS],
]

function markOf(screen: string) {
  const coming = COMING.find(([names]) => names.test(screen))?.[1]
  return coming ? (
    <p className={s.mark} role="status">
      演示数据：{coming}正在补齐
    </p>
  ) : null
}

/** Marks incomplete pages until the past is there. What they show is asked for again then, and now and then before. */
export async function showPastMark(client: QueryClient): Promise<void> {
  const isMissing = await call(homeEndpoints.past, {}).then(
    (past) => past.isMissing,
    () => true,
  )
  pastMark.set(isMissing ? markOf : null)
  if (isMissing) setTimeout(() => void showPastMark(client), AGAIN_MS)
  else await client.invalidateQueries()
}
