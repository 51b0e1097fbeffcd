import type { VideoDetail } from '@linmen/contract/interpretation/interpretation.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useKeptAddress } from './use-kept-address.ts'
import { videoQueries } from './video.queries.ts'

const SPEEDS = [1, 1.25, 1.5, 2] as const

/** A film that is being played: where it stands, how far it may go, and what can be done with it. */
export function usePlaying({ id, seconds = 0, freeSeconds = 0 }: VideoDetail) {
  const film = useRef<HTMLVideoElement>(null)
  // It is not asked for again while it plays.
  const content = useQuery({ ...videoQueries.content(id), refetchOnWindowFocus: false })
  const { src, renew } = useKeptAddress(content)
  const whole = content.data?.whole === true
  const end = whole ? seconds : freeSeconds
  const [at, setAt] = useState(0)
  const [playing, setPlaying] = useState(false)
  const [pace, setPace] = useState(0)
  const stopped = !whole && at >= end && end > 0

  const play = () => void film.current?.play().catch(() => {})
  const seek = (second: number) => {
    const target = Math.min(second, end)
    setAt(target)
    if (film.current) film.current.currentTime = target
    if (target < end) play()
    else film.current?.pause()
  }
  const toggle = () => {
    if (stopped) return
    if (film.current?.paused) play()
    else film.current?.pause()
  }
  const faster = () => {
    const next = (pace + 1) % SPEEDS.length
    setPace(next)
    if (film.current) film.current.playbackRate = SPEEDS[next]!
  }
  const time = (second: number) => {
    setAt(second)
    if (second >= end) film.current?.pause()
  }
  const told = { playing: setPlaying, time }
  const speed = SPEEDS[pace]!
  return { film, src, renew, told, whole, end, at, playing, speed, stopped, seek, toggle, faster }
}
