import s from './seek-bar.module.css'

interface SeekBarProps {
  readonly at: number
  /** As far as the reader may see. */
  readonly end: number
  readonly seconds: number
  readonly onSeek: (second: number) => void
}

/** What was played, what may be, and what is behind the lock. */
export function SeekBar({ at, end, seconds, onSeek }: SeekBarProps) {
  const part = (second: number) => `${seconds > 0 ? (second / seconds) * 100 : 0}%`
  return (
    <span className={s.seek}>
      <span className={s.track} aria-hidden="true">
        <i className={s.free} style={{ width: part(end) }} />
        <i className={s.played} style={{ width: part(at) }} />
        {end < seconds && <i className={s.mark} style={{ left: part(end) }} />}
      </span>
      <input
        className={s.input}
        type="range"
        aria-label="播放进度"
        min={0}
        max={Math.max(1, seconds)}
        step={1}
        value={Math.round(at)}
        onChange={(event) => onSeek(Number(event.target.value))}
      />
    </span>
  )
}
