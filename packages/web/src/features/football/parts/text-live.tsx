import type { TextEntry } from '@linmen/contract/match/match-course.schemas.ts'
import { withLines } from '@linmen/domain/match/text-lines.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Card } from '#ui/card/card.tsx'
import { cx } from '#ui/class-names.ts'
import { keptDots } from '#ui/dotted/kept-dots.ts'
import { motion, motionMs } from '#ui/motion/motion.ts'
import { Press } from '#ui/press/press.tsx'
import { Section } from '#ui/section/section.tsx'
import { useHeldLines, WaitingLines } from '#features/match-parts/parts/public.ts'
import s from './text-live.module.css'

const AT_FIRST = 15

/** 文字直播, newest first. New lines wait behind a pill while somebody reads. */
export const TextLive = ({ lines }: { lines: readonly TextEntry[] }) =>
  lines.length > 0 && <Lines lines={lines} />

function Lines({ lines }: { lines: readonly TextEntry[] }) {
  const head = useRef<HTMLDivElement>(null)
  const newestFirst = useMemo(() => withLines([], lines), [lines])
  const { shown, waiting, show } = useHeldLines(newestFirst, head)
  const fresh = useFresh(shown)
  const [all, setAll] = useState(false)
  const listed = all ? shown : shown.slice(0, AT_FIRST)
  return (
    <Card as="div">
      <Section inCard title="文字直播" fact={`${newestFirst.length} 条`}>
        <div ref={head} />
        <WaitingLines count={waiting} onShow={show} />
        <ol className={s.lines}>
          {listed.map((line) => (
            <Line key={line.seq} line={line} fresh={fresh.has(line.seq)} />
          ))}
        </ol>
        {listed.length < shown.length && (
          <Press className={s.more} onClick={() => setAll(true)}>
            查看全部 {shown.length} 条
          </Press>
        )}
      </Section>
    </Card>
  )
}

function Line({ line, fresh }: { line: TextEntry; fresh: boolean }) {
  return (
    <li className={cx(s.line, line.side && s[line.side], fresh && motion.fresh)}>
      <span className={s.clock}>{line.clock}</span>
      <p className={cx(s.text, line.important && s.important)}>{keptDots(line.text)}</p>
    </li>
  )
}

/** The lines that have just appeared; none of those the page opened with. */
function useFresh(shown: readonly TextEntry[]): ReadonlySet<number> {
  const [known, setKnown] = useState(() => new Set(shown.map(({ seq }) => seq)))
  useEffect(() => {
    if (shown.every(({ seq }) => known.has(seq))) return
    const timer = setTimeout(() => setKnown(new Set(shown.map(({ seq }) => seq))), motionMs.fresh)
    return () => clearTimeout(timer)
  }, [shown, known])
  return new Set(shown.map(({ seq }) => seq).filter((seq) => !known.has(seq)))
}
