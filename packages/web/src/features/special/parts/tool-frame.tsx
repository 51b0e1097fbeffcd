import type { ToolAccess, ToolDetail } from '@linmen/contract/special/tool.schemas.ts'
import type { ToolKey } from '@linmen/contract/special/tool-key.ts'
import { beijingTime } from '@linmen/domain/match/business-day.ts'
import { toolOf } from '@linmen/domain/special/tools.ts'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { goBack, hrefTo } from '#kit/go.ts'
import { useShielded } from '#sport/shield/shield.ts'
import { dayText } from '#sport/moment-text.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { chevronLeft } from '#ui/icon/basic.ts'
import { lock } from '#ui/icon/control.ts'
import { help, unlock } from '#ui/icon/page.ts'
import { ScoreBar } from '#ui/score-header/score-bar.tsx'
import { centreOpen } from '#ui/tabs/centre-open.ts'
import { ToolIcon } from '#ui/tool-icon/tool-icon.tsx'
import { TOOL_GLYPHS, toolHref } from '#features/special/tool-screens.ts'
import { useOfferedTools } from '#features/special/use-offered.ts'
import s from './tool-frame.module.css'

type Head = Pick<
  ToolDetail,
  'matchId' | 'home' | 'away' | 'homeId' | 'awayId' | 'number' | 'kickOffAtMs' | 'score'
>

/** The match above every tool of it. */
export function MatchBar({ head }: { head: Head }) {
  const { matchId, kickOffAtMs, score, number } = head
  const hidden = useShielded({ id: matchId, kickOffAtMs, phase: 'finished' })
  const shown = score && !hidden
  return (
    <ScoreBar
      left={{ id: head.homeId, name: head.home }}
      right={{ id: head.awayId, name: head.away }}
      score={shown ? `${score.home} - ${score.away}` : beijingTime(kickOffAtMs)}
      note={number ?? dayText(kickOffAtMs)}
      start={<IconButton glyph={chevronLeft} label="返回" onClick={goBack} />}
    />
  )
}

/** All tools of this match in one row; the open one is marked and in sight. */
export function ToolTabs({ matchId, tool }: { matchId: string; tool: ToolKey }) {
  const list = useRef<HTMLElement>(null)
  const offered = useOfferedTools()
  useLayoutEffect(() => {
    if (list.current) centreOpen(list.current, '[aria-current]')
  }, [tool, offered.length])
  return (
    <nav ref={list} className={s.tabs} aria-label="特色数据">
      {offered.map(({ key, name }) => (
        <a
          key={key}
          href={toolHref(key, matchId)}
          className={s.tab}
          aria-current={key === tool ? 'page' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}

interface ToolHeadProps {
  readonly tool: ToolKey
  readonly fact: string
  readonly title?: string
}

export function ToolHead({ tool: key, fact, title }: ToolHeadProps) {
  const tool = toolOf(key)
  return (
    <div className={s.head}>
      <span className={s.icon}>
        <ToolIcon glyph={TOOL_GLYPHS[key]} />
      </span>
      <div className={s.name}>
        <h1>{title ?? tool.title}</h1>
        <p>{fact}</p>
      </div>
      <Button
        look="ghost"
        size="s"
        href={hrefTo('SpecialIntroduce', { type: tool.code }) ?? ''}
        icon={<Icon glyph={help} size={16} />}
      >
        怎么读
      </Button>
    </div>
  )
}

const ACCESS: Readonly<Record<ToolAccess, string>> = {
  locked: '待解锁',
  free: '免费开放',
  bought: '已解锁　已购买',
  dailyFree: '已解锁　用今日免费次数',
  pass: '已解锁　单项通行',
  member: '已解锁　会员已含',
  started: '已开赛，免费查看',
}

/** Why it is open, and how strong the signal is. */
export const AccessStrip = ({ access, aside }: { access: ToolAccess; aside: ReactNode }) => (
  <p className={s.strip}>
    <Icon glyph={access === 'locked' ? lock : unlock} size={18} />
    <span>{ACCESS[access]}</span>
    <span className={s.aside}>{aside}</span>
  </p>
)
