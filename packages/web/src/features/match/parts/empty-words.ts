import { isLoggedIn } from '#kit/login-state.ts'
import { goToLogin } from '#kit/login-trip.ts'
import { navigation } from '#kit/navigation.ts'
import type { ListChoice } from '#features/match/list-choice.ts'

const WORDS = {
  all: ['当天没有比赛', '换一个日期看看'],
  live: ['暂无进行中的比赛', '开赛后会出现在这里'],
  finished: ['暂无完场比赛', '比赛结束后会出现在这里'],
  scheduled: ['没有未开始的比赛', '换一个日期看看'],
  followed: ['还没有关注的比赛', '点星标关注，比分变化会在这里'],
} as const

/** Why the list is empty, and the one next step where there is one. */
export function emptyWords({ tab, lottery, leagues }: ListChoice, showAll: () => void) {
  if (tab === 'followed' && !isLoggedIn())
    return {
      title: '登录后查看关注的比赛',
      action: { text: '去登录', onClick: () => goToLogin(navigation.here()) },
    }
  if (tab !== 'followed' && (lottery !== null || leagues !== null))
    return {
      title: '没有符合筛选的比赛',
      text: '可以放宽彩种或赛事',
      action: { text: '查看全部', onClick: showAll },
    }
  const [title, text] = WORDS[tab]
  return { title, text }
}
