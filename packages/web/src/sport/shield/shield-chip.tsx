import { Suspense, useState } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { eyeOff } from '#ui/icon/page.ts'
import { Press } from '#ui/press/press.tsx'
import { lazyPart } from '#kit/lazy-part.tsx'
import { hideAgain, useRevealed, useShield, type ShieldedMatch } from './shield.ts'
import s from './shield-chip.module.css'

// Nobody who sees everything needs the settings.
const ShieldSheet = lazyPart(async () => (await import('./shield-sheet.tsx')).ShieldSheet)

const NOBODY: ShieldedMatch = { id: '', phase: 'scheduled' }

/** Says that something is kept back, and leads to the settings. Without a shield there is nothing. */
export function ShieldChip({ match = NOBODY }: { match?: ShieldedMatch }) {
  const [{ on, delaySeconds }] = useShield()
  const [open, setOpen] = useState(false)
  const revealed = useRevealed(match)
  // Who turns the shield off in the sheet may still set the delay there.
  if (!on && delaySeconds === 0 && !open) return null
  const words = [on && '防剧透已开启', delaySeconds > 0 && `延迟 ${delaySeconds} 秒与电视同步`]
  return (
    <div className={s.line}>
      <Press className={s.chip} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon glyph={eyeOff} size={14} />
        {words.filter(Boolean).join(' · ') || '观赛保护已关闭'}
      </Press>
      {revealed && (
        <Press className={s.chip} onClick={() => hideAgain(match.id)}>
          重新隐藏本场
        </Press>
      )}
      {open && (
        <Suspense fallback={null}>
          <ShieldSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
