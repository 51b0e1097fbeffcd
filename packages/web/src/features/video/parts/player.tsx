import type { VideoDetail } from '@linmen/contract/interpretation/interpretation.schemas.ts'
import { useImperativeHandle, type Ref } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { lock } from '#ui/icon/control.ts'
import { pause, play } from '#ui/icon/match.ts'
import { Press } from '#ui/press/press.tsx'
import { clockText } from '#features/interpretation/parts/public.ts'
import { usePlaying } from '#features/video/use-playing.ts'
import { SeekBar } from './seek-bar.tsx'
import s from './player.module.css'

export interface PlayerHandle {
  seek(atSecond: number): void
}

interface PlayerProps {
  readonly of: VideoDetail
  readonly onUnlock?: (() => void) | undefined
  readonly ref?: Ref<PlayerHandle>
}

/** Plays as far as the reader may see. After the free part the picture dims and says how it goes on. */
export function Player({ of, onUnlock, ref }: PlayerProps) {
  const { seconds = 0 } = of
  const { film, src, renew, told, whole, end, at, playing, speed, stopped, ...deeds } =
    usePlaying(of)
  const { seek, toggle, faster } = deeds
  useImperativeHandle(ref, () => ({ seek }))
  return (
    <section className={s.player} aria-label="播放器">
      <video
        ref={film}
        className={s.film}
        playsInline
        preload="metadata"
        {...(of.poster !== undefined && { poster: of.poster })}
        {...(src !== undefined && { src })}
        onClick={toggle}
        onPlay={() => told.playing(true)}
        onPause={() => told.playing(false)}
        onTimeUpdate={(event) => told.time(event.currentTarget.currentTime)}
        onError={renew}
      >
        <track kind="captions" />
      </video>
      {stopped && <Ended onUnlock={onUnlock} />}
      {!whole && !stopped && playing && (
        <p className={s.left}>
          试看还剩 <b>{Math.max(0, Math.ceil(end - at))}</b> 秒
        </p>
      )}
      <div className={s.bar}>
        <Press className={s.control} onClick={toggle} aria-label={playing ? '暂停' : '播放'}>
          <Icon glyph={playing ? pause : play} size={22} />
        </Press>
        <span className={s.time}>{clockText(at)}</span>
        <SeekBar at={at} end={end} seconds={seconds} onSeek={seek} />
        <span className={s.time}>{clockText(seconds)}</span>
        <Press className={s.control} onClick={faster} aria-label={`播放速度 ${speed} 倍`}>
          {speed}×
        </Press>
      </div>
    </section>
  )
}

const Ended = ({ onUnlock }: Pick<PlayerProps, 'onUnlock'>) => (
  <div className={s.end} role="status">
    <Icon glyph={lock} size={22} />
    <p>试看结束</p>
    {onUnlock && (
      <Button look="volt" size="m" onClick={onUnlock}>
        解锁全片
      </Button>
    )}
  </div>
)
