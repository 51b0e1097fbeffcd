import { Icon } from '#ui/icon/icon.tsx'
import type { Glyph } from '#ui/icon/glyph.ts'
import s from './tool-icon.module.css'

/** Data tools of the home grid and the model list: line plus one volt ball. */
export function ToolIcon({ glyph, size = 30 }: { glyph: Glyph; size?: number }) {
  return <Icon glyph={glyph} size={size} grid={32} active className={s.tool} />
}
