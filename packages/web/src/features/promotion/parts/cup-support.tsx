import { campaignEndpoints } from '@linmen/contract/promotion/campaign.endpoints.ts'
import type { Cup } from '@linmen/contract/promotion/campaign.schemas.ts'
import { goToLogin } from '#kit/address/login-trip.ts'
import { navigation } from '#kit/navigation.ts'
import { notices } from '#kit/notices.ts'
import { isLoggedIn } from '#kit/session.ts'
import { useWrite } from '#kit/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { cx } from '#ui/class-names.ts'
import { Section } from '#ui/section/section.tsx'
import s from './cup-support.module.css'

export interface CupSupportProps {
  readonly campaignKey: string
  readonly cup: Cup
  readonly open: boolean
  /** The team that is chosen and not yet saved. */
  readonly chosen: string | undefined
  readonly onChoose: (teamId: string | undefined) => void
}

/** Whom somebody stands by. It costs nothing and wins nothing; the counts are members, each once. */
export function CupSupport({ campaignKey, cup, open, chosen, onChoose }: CupSupportProps) {
  const { write, busy } = useWrite(campaignEndpoints.support)
  const marked = chosen ?? cup.mine
  const save = async () => {
    if (chosen === undefined) return
    if (!isLoggedIn()) return goToLogin(navigation.here())
    if (!(await write({ key: campaignKey, teamId: chosen })).ok) return
    onChoose(undefined)
    notices.toast('已记下您支持的球队')
  }
  return (
    <Card bare>
      <Section inCard title={`${cup.name}，您支持谁`} fact="可以改">
        <div className={s.body}>
          <div className={s.teams}>
            {cup.supports.map(({ teamId, name, count }) => (
              <button
                key={teamId}
                type="button"
                aria-pressed={teamId === marked}
                disabled={!open}
                className={cx(s.team, teamId === marked && s.on)}
                onClick={() => onChoose(teamId === cup.mine ? undefined : teamId)}
              >
                {name}
                {count > 0 && <small>{count} 人</small>}
              </button>
            ))}
          </div>
          {open && (
            <Button
              look="volt"
              busy={busy}
              disabled={chosen === undefined}
              onClick={() => void save()}
            >
              保存
            </Button>
          )}
        </div>
      </Section>
    </Card>
  )
}
