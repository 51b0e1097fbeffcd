import { useId, useState } from 'react'
import { cx } from '#ui/class-names.ts'
import { user } from '#ui/icon/control.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { scaled } from '#ui/scaled.ts'
import s from './avatar.module.css'
import { portraitOf, type HairStyle, type Mouth, type Portrait } from './portrait.ts'

export interface AvatarProps {
  /** Draws the portrait; without it, the outline of somebody not signed in. */
  id?: string
  url?: string
  size?: number
  /** Volt ring: an expert who is live, or on their own page. */
  ring?: boolean
}

/** Always decoration: the name stands beside it. */
export function Avatar({ id, url, size = 44, ring }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const box = { width: scaled(size), height: scaled(size) }
  const name = cx(s.avatar, ring && s.ring)
  if (url && broken !== url)
    return <img src={url} alt="" className={name} style={box} onError={() => setBroken(url)} />
  if (!id)
    return (
      <span className={cx(name, s.nobody)} style={box}>
        <Icon glyph={user} size={size * 0.54} />
      </span>
    )
  return (
    <svg className={name} style={box} viewBox="0 0 48 48" aria-hidden="true">
      <Face face={portraitOf(id)} />
    </svg>
  )
}

function Face({ face }: { face: Portrait }) {
  const clip = useId()
  return (
    <>
      <clipPath id={clip}>
        <circle cx="24" cy="24" r="24" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M0 0h48v48H0z" fill={face.ground} />
        {face.style === 'long' && (
          <path d="M12.5 36c-1.5-6 1-12 1-17h21c0 5 2.5 11 1 17Z" fill={face.hair} />
        )}
        <path d="M7 50c0-10.5 7-14.5 17-14.5S41 39.5 41 50Z" fill={face.shirt} />
        <path d={neck} fill={face.skin} />
        <path d="M19.5 31.5c3 2.4 6 2.4 9 0v2.2c-3 2-6 2-9 0Z" opacity=".1" />
        <path d={head} fill={face.skin} />
        {face.beard && <path d={beard} fill={face.hair} opacity=".85" />}
        <path d={hair[face.style]} fill={face.hair} />
        {face.style === 'cap' && <path d={peak} fill={face.hair} opacity=".75" />}
        {face.glasses ? (
          <path d={glasses} className={s.glasses} />
        ) : (
          <path d={eyes} fill="#22302B" />
        )}
        {face.brows && <path d={brows} className={s.mouth} />}
        <path d={mouths[face.mouth]} className={s.mouth} />
      </g>
    </>
  )
}

// Original artwork on a 48 grid.
const neck = 'M19.5 29h9v7.5c-1.2 2-2.7 3-4.5 3s-3.3-1-4.5-3V29Z'
const head = 'M15.5 19.5c0-6.5 3.5-9.5 8.5-9.5s8.5 3 8.5 9.5c0 7-3.8 12-8.5 12s-8.5-5-8.5-12Z'
const beard =
  'M15.8 21.5c.6 6.5 4 10 8.2 10s7.6-3.5 8.2-10c-1.2 3-2.7 4.2-4.2 4.2-1.6-.9-6.4-.9-8 0-1.5 0-3-1.2-4.2-4.2Z'
const glasses =
  'M17.2 20.8a3 3 0 1 0 6 0 3 3 0 1 0-6 0M24.8 20.8a3 3 0 1 0 6 0 3 3 0 1 0-6 0M23.2 20.5h1.6'
const eyes =
  'M19.45 20.8a1.05 1.05 0 1 0 2.1 0 1.05 1.05 0 1 0-2.1 0M26.45 20.8a1.05 1.05 0 1 0 2.1 0 1.05 1.05 0 1 0-2.1 0'
const brows = 'M18.6 17.6c1.2-.8 2.4-.8 3.6 0M25.8 17.6c1.2-.8 2.4-.8 3.6 0'
const mouths: Record<Mouth, string> = {
  smile: 'M21.6 26.4c1.5 1.2 3.3 1.2 4.8 0',
  calm: 'M21.8 26.8h4.4',
  grin: 'M20.8 26c2 2.4 4.4 2.4 6.4 0Z',
}
const peak = 'M13 16.2h17c4 0 7 1 8.5 2.6H13v-2.6Z'
const hair: Record<HairStyle, string> = {
  short:
    'M14.5 19c-1-8 3.5-12 9.5-12s10.5 4 9.5 12c-1-2.5-1.5-4.5-2.5-5.5-4 1.5-9.5 1.5-13 .5-1.5 1-2.5 3-3.5 5Z',
  side: 'M14.2 20C12.5 11 18 6.5 25 7c6.5.5 10 5 8.7 12.5-1-1.5-1.7-3.5-2-5.5-5 .5-9-.5-12-2.5-1 3-3 5-5.5 8.5Z',
  buzz: 'M15 16.5C15.5 10.5 19 8 24 8s8.5 2.5 9 8.5c-2-3-5-4.2-9-4.2s-7 1.2-9 4.2Z',
  bun: 'M20 6.5a4 4 0 1 0 8 0 4 4 0 1 0-8 0M14.5 20c-1.2-8 3-12 9.5-12s10.7 4 9.5 12c-1.5-3-3.5-6-6-7-3 2.5-8 4-10.5 4-1 1-1.8 2-2.5 3Z',
  long: 'M13 31c-1-4 .5-8 .5-12C13.5 11 18 7 24 7s10.5 4 10.5 12c0 4 1.5 8 .5 12l-5-1V18c-2-1-3-2.5-3.5-4.5-3 2.5-7 3.5-8.5 3.7V30l-5 1Z',
  cap: 'M14 17c-.5-6.5 4-10.5 10-10.5S34.5 10.5 34 17H14Z',
}
