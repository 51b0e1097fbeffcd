import type { ToolPicture } from '@linmen/contract/special/tool.schemas.ts'
import { cx } from '#ui/class-names.ts'
import { Fragment } from 'react'
import s from './picture.module.css'

/** One bar for each result, and a mark for what it is compared with. */
export function BarPicture({ picture }: { picture: ToolPicture }) {
  const bars = picture.bars ?? []
  const most = Math.max(1, ...bars.flatMap(({ value, mark }) => [value, mark ?? 0]))
  const at = (value: number) => `${(100 * Math.max(0, value)) / most}%`
  // Companies are counted, everything else is measured.
  const figure = (value: number) => `${value.toFixed(picture.unit === '家' ? 0 : 1)}${picture.unit}`
  return (
    <div aria-hidden="true">
      <p className={s.legend}>
        <span>
          <i />
          {picture.barName}
        </span>
        {picture.markName && (
          <span>
            <i className={s.mark} />
            {picture.markName}
          </span>
        )}
      </p>
      <div className={s.bars}>
        {bars.map(({ name, side, value, mark }) => (
          <Fragment key={name}>
            <span>{name}</span>
            <div className={cx(s.track, s[side])}>
              <i className={s.bar} style={{ width: at(value) }} />
              {mark !== null && <i className={s.tick} style={{ left: at(mark) }} />}
            </div>
            <span className={s.figures}>
              {figure(value)}
              {mark !== null && <small>{figure(mark)}</small>}
            </span>
          </Fragment>
        ))}
      </div>
    </div>
  )
}
