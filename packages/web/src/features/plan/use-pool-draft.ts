import type { Cents } from '@linmen/contract'
import { publishEndpoints } from '@linmen/contract/plan/publish.endpoints.ts'
import type { OpenPool } from '@linmen/contract/plan/publish.schemas.ts'
import { forbiddenWord } from '@linmen/domain/plan/forbidden-words.ts'
import {
  POOL_GAMES,
  poolLines,
  poolPickFault,
  toggled,
  type PoolMarks,
} from '@linmen/domain/plan/pool-pick.ts'
import type { PoolGame } from '@linmen/domain/plan/pool-names.ts'
import { useState } from 'react'
import { notices } from '#kit/notices.ts'
import { redirectFromHere } from '#kit/redirect.ts'
import { useWrite } from '#kit/use-write.ts'
import type { DraftWords, usePlanDraft } from './use-plan-draft.ts'

const NOTHING: readonly PoolMarks[] = Array.from({ length: 14 }, () => '' as const)
const REFUSED = publishEndpoints.publishPool.refusals

type Words = Pick<ReturnType<typeof usePlanDraft>, 'words' | 'forget'>

/** What is chosen of an issue so far, and the way to publish it. */
export function usePoolDraft(game: PoolGame, pool: OpenPool, { words, forget }: Words) {
  const [marks, setMarks] = useState(NOTHING)
  const { write, busy } = useWrite(publishEndpoints.publishPool)
  const toggle = (place: number, mark: '3' | '1' | '0') =>
    setMarks(marks.map((each, at) => (at === place - 1 ? toggled(each, mark) : each)))
  const missing = missingOf(game, marks, words)
  const publish = async () => {
    if (missing.length > 0) return notices.toast(missing[0]!)
    const summary = words.summary.trim()
    const redirect = redirectFromHere()
    const done = await write({
      game,
      issue: pool.issue,
      price: (words.coins * 100) as Cents,
      title: words.title.trim(),
      reason: words.reason.trim(),
      ...(summary !== '' && { summary }),
      marks: [...marks],
    })
    if (!done.ok) return
    forget()
    notices.toast('已锁定并发布')
    redirect.go('PlanDetailPage', { id: done.output.id }, { replace: true })
  }
  const chosen = marks.filter((each) => each !== '').length
  return { marks, toggle, publish, busy, missing, chosen, lines: poolLines(marks) }
}

/** What a plan on a pool still lacks, in the order of the form. */
function missingOf(game: PoolGame, marks: readonly PoolMarks[], words: DraftWords): string[] {
  const { title, summary, reason } = words
  const length = [...reason.trim()].length
  const fault = poolPickFault(game, marks)
  return [
    fault === 'publish.places' && `请选满 ${POOL_GAMES[game].chosen} 场`,
    fault !== null && fault !== 'publish.places' && REFUSED[fault].text,
    title.trim() === '' && '请填写标题',
    (length < 10 || length > 500) && '理由需要 10 到 500 字',
    forbiddenWord(`${title}${summary}${reason}`) !== null && '有不能发布的内容，请修改',
  ].filter((each) => each !== false)
}
