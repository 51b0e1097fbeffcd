import { forbiddenWord } from '@linmen/domain/plan/forbidden-words.ts'
import { promisedAt, type DraftLeg, type DraftWords } from './use-plan-draft.ts'

/** What a plan still lacks, in the order of the form. */
export function missingParts(legs: readonly DraftLeg[], words: DraftWords): string[] {
  const { title, summary, reason } = words
  const length = [...reason.trim()].length
  const late = promisedAt(legs, words) !== null
  return [
    legs.length === 0 && '请选择比赛',
    !late && legs.some(({ option }) => option === null) && '请选择选项',
    title.trim() === '' && '请填写标题',
    late && summary.trim() === '' && '请填写免费可读的摘要',
    !late && (length < 10 || length > 500) && '理由需要 10 到 500 字',
    forbiddenWord(`${title}${summary}${reason}`) !== null && '有不能发布的内容，请修改',
  ].filter((fault) => fault !== false)
}
