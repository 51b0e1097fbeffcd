import { PageFrame } from '#kit/pages/page-frame.tsx'
import { hrefTo, isOpen } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { useLoggedIn } from '#kit/session.ts'
import { Card } from '#ui/card/card.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { doc, parcel, ticket } from '#ui/icon/account.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { MessageBell } from '#features/message/parts/public.ts'
import { CentreFoot, Profile, useMe, WalletCard } from '#features/user/parts/public.ts'
import s from './host-centre.module.css'

export interface HostCentreProps {
  readonly title: string
  /** What is different here. */
  readonly note: string
  /** One of the tabs: no way back, room for the bar. */
  readonly tab?: boolean
}

/** The user centre inside another app. */
export function HostCentre({ title, note, tab }: HostCentreProps) {
  const loggedIn = useLoggedIn()
  const { brand } = useHost()
  const me = useMe()
  const member = loggedIn ? me.data : undefined
  const bell = loggedIn && <MessageBell />
  return (
    <PageFrame
      title={title}
      right={bell}
      {...(tab && { header: <div className={s.tools}>{bell}</div> })}
    >
      <div className={tab ? s.tab : undefined}>
        <Profile loggedIn={loggedIn} me={me} />
        <WalletCard member={member} />
        <OwnRows />
        <CentreFoot member={member} />
        <Hint>
          {brand.name}　{note}
        </Hint>
      </div>
    </PageFrame>
  )
}

const ROWS = [
  { screen: 'MyLookPlanPage', title: '看过的方案', glyph: doc },
  { screen: 'SetMealRecord', title: '套餐记录', glyph: parcel },
  { screen: 'CouponListPage', title: '优惠券', glyph: ticket },
] as const

/** Only what this app shows. */
function OwnRows() {
  const rows = ROWS.filter(({ screen }) => isOpen(screen))
  if (rows.length === 0) return null
  return (
    <Card className={s.gap}>
      {rows.map(({ screen, title, glyph }) => (
        <ListRow key={screen} glyph={glyph} title={title} href={hrefTo(screen)} />
      ))}
    </Card>
  )
}
