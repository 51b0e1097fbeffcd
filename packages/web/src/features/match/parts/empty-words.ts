import { nextPoolIssue, poolIssueOf } from '@linmen/domain/lottery/pool-issue.ts'
import { weekdayWord } from '@linmen/domain/match/business-day.ts'
import { isLoggedIn } from '#kit/login-state.ts'
import { goToLogin } from '#kit/address/login-trip.ts'
import { navigation } from '#kit/navigation.ts'
import type { ListChoice } from '#features/match/list-choice.ts'

const WORDS = {
  all: ['当天没有比赛', '换一个日期看看'],
  live: ['暂无进行中的比赛', '开赛后会出现在这里'],
  finished: ['暂无完场比赛', '比赛结束后会出现在这里'],
  scheduled: ['没有未开始的比赛', '换一个日期看看'],
  followed: ['还没有关注的比赛', '点星标关注，比分变化会在这里'],
} as const

interface Shown {
  readonly day: string
  readonly today: string
  readonly choose: (change: Partial<ListChoice>) => void
}

/** Why the list is empty, and the one next step where there is one. */
export function emptyWords({ tab, lottery, leagues, hot }: ListChoice, shown: Shown) {
  if (tab === 'followed' && !isLoggedIn())
    return {
      title: '登录后查看关注的比赛',
      action: { text: '去登录', onClick: () => goToLogin(navigation.here()) },
    }
  if (tab !== 'followed' && lottery === 'winDrawLose' && poolIssueOf(shown.day) === null)
    return noIssue(shown)
  if (tab !== 'followed' && (lottery !== null || leagues !== null || hot))
    return {
      title: '没有符合筛选的比赛',
      text: '可以放宽彩种或赛事',
      action: {
        text: '查看全部',
        onClick: () => shown.choose({ lottery: null, leagues: null, hot: false }),
      },
    }
  if (tab === 'live' && shown.day !== shown.today)
    return {
      title: `${shown.day.slice(5)} 没有进行中的比赛`,
      text: '正在进行的比赛在当前比赛日',
      action: { text: '回到当前比赛日', onClick: () => shown.choose({ day: null }) },
    }
  const [title, text] = WORDS[tab]
  return { title, text }
}

/** 足彩 is played on some days of the week; the next of them is one tap away. */
function noIssue({ day, today, choose }: Shown) {
  const next = nextPoolIssue(day)
  const on = `${next.day.slice(5)} ${weekdayWord(next.day)}`
  return {
    title: `${day.slice(5)} 没有足彩开赛`,
    text: `下一期 ${next.issue} 在 ${on}`,
    action: {
      text: `看 ${on}`,
      onClick: () => choose({ day: next.day === today ? null : next.day }),
    },
  }
}
