import { scaled } from '#ui/scaled.ts'
import s from './coin-icon.module.css'

/** The house coin: a disc with the goal cut into it. */
export function CoinIcon({ size = 16 }: { size?: number }) {
  const box = { width: scaled(size), height: scaled(size) }
  return (
    <svg className={s.coin} style={box} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="9" fill="#F0B429" />
      <circle cx="10" cy="10" r="7.1" stroke="#B97F0B" />
      <path
        d="M6 13.4V8.2c0-.9.7-1.6 1.6-1.6h4.8c.9 0 1.6.7 1.6 1.6v5.2"
        stroke="#7A4E00"
        strokeWidth="1.6"
      />
      <circle cx="10" cy="11.7" r="1.9" fill="#7A4E00" />
    </svg>
  )
}
