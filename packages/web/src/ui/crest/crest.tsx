import { useId, useState } from 'react'
import { scaled } from '#ui/scaled.ts'
import { busyPatterns, patternPaths, shapePaths } from './crest-paths.ts'
import { crestOf, inkOn, type CrestSpec } from './crest-spec.ts'
import s from './crest.module.css'

export interface CrestProps {
  /** Team or league id; draws the same crest everywhere when there is no spec and no logo. */
  id: string
  name?: string
  spec?: CrestSpec
  logoUrl?: string
  /** 18–20 in rows, 22–26 in headers, 30–32 in cards, 52–58 in the score header. */
  size?: number
}

/** Always decoration: the team's name stands beside it. */
export function Crest({ id, name, spec, logoUrl, size = 24 }: CrestProps) {
  const [broken, setBroken] = useState<string>()
  const box = { width: scaled(size), height: scaled(size) }
  if (logoUrl && broken !== logoUrl)
    return (
      <img
        src={logoUrl}
        alt=""
        loading="lazy"
        className={s.logo}
        style={box}
        onError={() => setBroken(logoUrl)}
      />
    )
  return (
    <svg className={s.crest} style={box} viewBox="0 0 40 40" aria-hidden="true">
      <Drawing spec={spec ?? crestOf(id, name)} small={size < 26} />
    </svg>
  )
}

function Drawing({ spec, small }: { spec: CrestSpec; small: boolean }) {
  const clip = useId()
  const shape = shapePaths[spec.shape]
  return (
    <>
      <clipPath id={clip}>
        <path d={shape} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M0 0h40v40H0z" fill={spec.a} />
        <path d={patternPaths[spec.pattern]} fill={spec.b} />
        {small && spec.pattern === 'solid' && <circle cx="20" cy="20" r="8" fill={spec.b} />}
        {!small && <path d={shape} className={s.inner} />}
      </g>
      {!small && spec.text !== '' && <Lettering spec={spec} />}
      <path d={shape} className={s.edge} strokeWidth={small ? 1.6 : 1} />
    </>
  )
}

function Lettering({ spec }: { spec: CrestSpec }) {
  const disc = busyPatterns.has(spec.pattern)
  const field = spec.pattern === 'band' || spec.pattern === 'pale' ? spec.b : spec.a
  const size = spec.text.length > 2 ? 11 : /[^ -~]/.test(spec.text) ? 14 : 15.5
  return (
    <>
      {disc && <circle cx="20" cy="20" r="10.6" fill={spec.a} stroke={spec.b} strokeWidth="1.6" />}
      <text
        className={s.text}
        x="20"
        y={spec.pattern === 'crown' ? 26 : 20}
        dy=".355em"
        style={{ fontSize: disc ? size - 3 : size }}
        fill={inkOn(disc ? spec.a : field)}
      >
        {spec.text}
      </text>
    </>
  )
}
