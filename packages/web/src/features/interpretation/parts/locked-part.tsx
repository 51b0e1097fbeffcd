import type { InterpretationDetail } from '@linmen/contract/interpretation/interpretation.schemas.ts'
import { lock } from '#ui/icon/control.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import s from './locked-part.module.css'

type Locked = Pick<InterpretationDetail, 'length' | 'headings'>

/** Where the paid part begins: how much there is and what about. Nothing of it is in the page. */
export const LockedPart = ({ of, closed }: { of: Locked; closed?: string }) => (
  <section className={s.part} aria-label="未解锁部分">
    <p className={s.cut}>
      <Icon glyph={lock} size={16} />
      {closed ?? `以下 ${of.length.toLocaleString('en')} 字`}
    </p>
    <div className={s.bars} aria-hidden="true">
      <Skeleton height={12} />
      <Skeleton width={300} height={12} />
      <Skeleton width={190} height={12} />
    </div>
    {of.headings.length > 0 && (
      <ul className={s.headings}>
        {of.headings.map((heading) => (
          <li key={heading}>
            <Tag>{heading}</Tag>
          </li>
        ))}
      </ul>
    )}
  </section>
)
