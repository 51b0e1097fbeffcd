import type { TierConfig, VipTier } from '@linmen/contract/vip/vip.schemas.ts'
import { tierOf, vipTiers } from '@linmen/domain/vip/tiers.ts'
import { serverNowMs } from '#kit/clock.ts'
import { cx } from '#ui/class-names.ts'
import { rovingKeys } from '#ui/roving-keys.ts'
import { standing } from '#features/vip/vip-words.ts'
import { GoalMark } from './goal-mark.tsx'
import s from './tier-card.module.css'

export interface TierCardProps {
  readonly tier: VipTier
  readonly onTier: (tier: VipTier) => void
  readonly config: TierConfig | undefined
}

/** The tiers as tabs, and the card of the chosen one with the time that is left. */
export function TierCard({ tier, onTier, config }: TierCardProps) {
  const { name, text } = tierOf(tier)
  const mine = config?.mine
  const runs = mine !== undefined && mine.state !== 'expired'
  return (
    <div className={s.box}>
      <div
        role="tablist"
        tabIndex={-1}
        aria-label="会员种类"
        className={s.tabs}
        onKeyDown={rovingKeys(vipTiers, tier, onTier)}
      >
        {vipTiers.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            data-choice
            aria-selected={each === tier}
            tabIndex={each === tier ? 0 : -1}
            className={cx(s.tab, each === tier && s.open)}
            onClick={() => onTier(each)}
          >
            {tierOf(each).name}
          </button>
        ))}
      </div>
      <section className={s.card} aria-label={name}>
        <GoalMark className={s.goal} />
        <h2 className={s.name}>{name}</h2>
        <p>{text}</p>
        <div className={s.track} aria-hidden="true">
          {runs && <span className={s.bar} style={{ width: `${mine.elapsed}%` }} />}
        </div>
        <p className={s.left}>{standing(mine, serverNowMs())}</p>
      </section>
    </div>
  )
}
