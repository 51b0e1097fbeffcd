import { vipEndpoints } from '@linmen/contract/vip/vip.endpoints.ts'
import type { VipBenefit, VipTier } from '@linmen/contract/vip/vip.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { situations } from '#kit/policy/error-policy.ts'
import { goName, isOpen } from '#kit/go.ts'
import { read } from '#kit/read.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { benefitIcon } from './benefit-icons.ts'
import s from './benefit-sheet.module.css'

export interface BenefitSheetProps {
  readonly tier: VipTier
  readonly open: boolean
  readonly onClose: () => void
}

const CLOSES_AFTER_MS = 1000

/** What a tier brings, one line each. Where that cannot be told, it says so for a second and goes. */
export function BenefitSheet({ tier, open, onClose }: BenefitSheetProps) {
  const asked = read(vipEndpoints.benefitInfo, { tier }, situations.vipConfig)
  const { data, isError } = useQuery({ ...asked, enabled: open })
  const failed = open && isError
  useEffect(() => {
    if (!failed) return
    const timer = setTimeout(onClose, CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [failed, onClose])
  return (
    <Sheet open={open} onClose={onClose} title={data ? `${data.name}权益` : '会员权益'}>
      {data ? data.benefits.map((each) => <Line key={each.id} benefit={each} />) : <SkeletonRows />}
    </Sheet>
  )
}

function Line({ benefit: { id, name, text, screen } }: { benefit: VipBenefit }) {
  const leads = screen !== undefined && isKnown(screen) && isOpen(screen)
  return (
    <ListRow
      lead={<Icon {...benefitIcon(id)} size={24} className={s.icon} />}
      title={
        <>
          {name}
          <small className={s.text}>{text}</small>
        </>
      }
      {...(leads && { onClick: () => void goName(screen) })}
    />
  )
}

const PAGES = ['WindMarkListPage', 'SpecialIndex', 'VipGiftListPage'] as const
const isKnown = (screen: string): screen is (typeof PAGES)[number] =>
  PAGES.some((name) => name === screen)
