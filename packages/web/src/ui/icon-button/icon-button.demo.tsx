import { useState } from 'react'
import { Badge } from '#ui/badge/badge.tsx'
import type { Demo } from '#ui/demo.ts'
import s from '#ui/demo.module.css'
import { bell } from '#ui/icon/basic.ts'
import { filter, star } from '#ui/icon/control.ts'
import { gear, share } from '#ui/icon/page.ts'
import { IconButton } from './icon-button.tsx'

const act = () => {}

export const demo: Demo = {
  title: '图标按钮',
  cases: [
    {
      name: '常态、角标、关注',
      show: (
        <div className={s.row}>
          <IconButton glyph={filter} size={22} label="筛选赛事" onClick={act} />
          <IconButton glyph={share} size={22} label="分享" onClick={act} />
          <IconButton
            glyph={bell}
            label="消息，3 条未读"
            badge={<Badge count={3} />}
            onClick={act}
          />
          <IconButton glyph={bell} label="消息，有未读" badge={<Badge dot />} onClick={act} />
          <IconButton glyph={gear} label="设置" onClick={act} />
          <Follow />
        </div>
      ),
    },
  ],
}

function Follow() {
  const [on, setOn] = useState(true)
  return (
    <IconButton glyph={star} size={21} label="关注比赛" pressed={on} onClick={() => setOn(!on)} />
  )
}
