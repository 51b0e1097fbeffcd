import type { CartoonFrame } from '@linmen/contract/match/media.schemas.ts'

/** What a picture of the animation shows: `曼城 危险进攻`, `多特蒙德 施密特 射门被扑出`. */
export function frameWords(frame: CartoonFrame, names: { home: string; away: string }): string {
  const { side, player } = frame
  return [names[side], player, deedOf(frame)].filter(Boolean).join(' ')
}

function deedOf({ kind, detail }: CartoonFrame): string {
  if (kind === 'shot') return SHOTS[detail] ?? '射门'
  if (kind === 'goal') return GOALS[detail] ?? '进球'
  if (kind === 'card') return detail === 'red' ? '红牌' : '黄牌'
  if (kind === 'substitution') return detail ? `换下 ${detail}` : '换人'
  return kind === 'missedPenalty' ? '点球未进' : '危险进攻'
}

const SHOTS: Readonly<Record<string, string>> = {
  saved: '射门被扑出',
  missed: '射门偏出',
  blocked: '射门被挡',
  post: '射门中框',
}

const GOALS: Readonly<Record<string, string>> = { penalty: '点球破门', own: '乌龙球' }
