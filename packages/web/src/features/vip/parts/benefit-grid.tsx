import type { VipBenefit } from '@linmen/contract/vip/vip.schemas.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { benefitIcon } from './benefit-icons.ts'
import s from './benefit-grid.module.css'

export interface BenefitGridProps {
  readonly benefits: readonly VipBenefit[]
  readonly onOpen: () => void
}

/** The benefits at a glance; a tap tells what each of them is. */
export const BenefitGrid = ({ benefits, onOpen }: BenefitGridProps) => (
  <ul className={s.grid}>
    {benefits.map(({ id, name }) => (
      <li key={id}>
        <button type="button" className={s.item} onClick={onOpen}>
          <Icon {...benefitIcon(id)} size={26} />
          {name}
        </button>
      </li>
    ))}
  </ul>
)
