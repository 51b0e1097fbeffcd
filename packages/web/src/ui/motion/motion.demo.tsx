import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { cx } from '#ui/class-names.ts'
import type { Demo } from '#ui/demo.ts'
import s from './motion.demo.module.css'
import { motion, motionMs } from './motion.ts'
import { useFlash } from './use-flash.ts'

export const demo: Demo = {
  title: '动态反馈',
  cases: [
    { name: '进球扫过', show: <Trial name={motion.goal} ms={motionMs.goalOut} /> },
    { name: '新消息底色', show: <Trial name={motion.fresh} ms={motionMs.fresh} /> },
    { name: '红牌底色', show: <Trial name={motion.sentOff} ms={motionMs.fresh} /> },
  ],
}

function Trial({ name, ms }: { name: string; ms: number }) {
  const [count, setCount] = useState(0)
  const on = useFlash(count, ms)
  return (
    <div className={cx(s.line, on && name)}>
      <span>变化 {count} 次</span>
      <Button size="s" look="ghost" onClick={() => setCount(count + 1)}>
        变一次
      </Button>
    </div>
  )
}
