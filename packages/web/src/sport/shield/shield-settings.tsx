import { DELAYS, type DelaySeconds } from '@linmen/domain/shield/delay-line.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { useShield } from './shield.ts'
import s from './shield-settings.module.css'

/** 观赛保护: what is kept back from somebody who watches later, or a little behind. */
export function ShieldSettings({ headed = true }: { headed?: boolean }) {
  const [{ on, delaySeconds }, change] = useShield()
  return (
    <section className={s.section} aria-label="观赛保护">
      {headed && <h3 className={s.head}>观赛保护</h3>}
      <ListRow
        title="防剧透"
        trail={<Switch label="防剧透" checked={on} onChange={(next) => change({ on: next })} />}
      />
      <p className={s.note}>进行中和两天内结束的比赛不显示比分、事件和赛果，点一下才看到。</p>
      <p className={s.title}>电视同步延迟</p>
      <div className={s.choices} role="group" aria-label="电视同步延迟">
        {DELAYS.map((seconds) => (
          <Chip
            key={seconds}
            active={seconds === delaySeconds}
            onClick={() => change({ delaySeconds: seconds })}
          >
            {delayWord(seconds)}
          </Chip>
        ))}
      </div>
      <p className={s.note} role="status">
        {delayNote(delaySeconds)}
      </p>
    </section>
  )
}

const delayWord = (seconds: DelaySeconds) => (seconds === 0 ? '不延迟' : `${seconds} 秒`)

/** What happens from now on; at first everything that is on disappears for a while. */
const delayNote = (seconds: DelaySeconds) =>
  seconds === 0
    ? '比分、事件和提醒都晚这么久出现，不会比电视画面更早。'
    : `进行中的比赛倒数 ${seconds} 秒后显示，此后一直晚 ${seconds} 秒。`
