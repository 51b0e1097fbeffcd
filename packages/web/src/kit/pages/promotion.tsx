import { statsEndpoints } from '@linmen/contract/stats/stats.endpoints.ts'
import * as texts from '@linmen/contract/texts.ts'
import { useHost } from '#kit/host.ts'
import { go, goBack, isOpen } from '#kit/go.ts'
import { navigation } from '#kit/navigation.ts'
import { notices } from '#kit/notices.ts'
import { read } from '#kit/read.ts'
import { Button } from '#ui/button/button.tsx'
import { NavBar } from '#ui/nav-bar/nav-bar.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { Loaded } from './loaded.tsx'
import { NightFrame } from './night-frame.tsx'
import s from './promotion.module.css'

export interface PromotionProps {
  readonly title: string
  /** Only while the campaign runs; otherwise the page leads to the list of promotions. */
  readonly guarded?: boolean
  /** One line under the title: what it is about. */
  readonly lead?: string
  /** From when to when, and how long still. */
  readonly time?: ReactNode
  /** Another way back than the usual one: a page that asks first. */
  readonly onBack?: () => void
  readonly children: ReactNode
  readonly action?: { text: string; busy?: boolean; disabled?: boolean; onClick: () => void }
  readonly rules?: readonly string[]
}

/** A campaign: a picture, what it offers, one button, its rules. */
export function Promotion({ guarded = false, ...props }: PromotionProps) {
  const config = useQuery({ ...read(statsEndpoints.config, {}), enabled: guarded })
  const closed = guarded && config.data?.promotion === false
  useEffect(() => {
    if (closed) navigation.go('/hd', { replace: true })
  }, [closed])
  if (!guarded) return <Campaign {...props} />
  return (
    <Loaded query={config}>
      {({ promotion }) => (promotion ? <Campaign {...props} /> : null)}
    </Loaded>
  )
}

function Campaign(props: Omit<PromotionProps, 'guarded'>) {
  const { title, lead, time, onBack = goBack, children, action, rules = [] } = props
  return (
    <NightFrame
      title={title}
      header={
        <header className={s.head}>
          <HeadArt />
          <NavBar on="night" onBack={onBack} />
          <h1 className={s.name}>{title}</h1>
          {lead && <p className={s.lead}>{lead}</p>}
          {time}
        </header>
      }
      action={
        action && (
          <Button
            look="volt"
            size="l"
            busy={action.busy ?? false}
            disabled={action.disabled ?? false}
            onClick={action.onClick}
          >
            {action.text}
          </Button>
        )
      }
    >
      <div className={s.body}>
        {children}
        {rules.length > 0 && (
          <section className={s.rules}>
            <h2 className={s.title}>活动规则</h2>
            <ol>
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </NightFrame>
  )
}

/** The goal at night, and a ball on its way in. */
const HeadArt = () => (
  <svg
    className={s.art}
    viewBox="0 0 375 252"
    preserveAspectRatio="xMaxYMid slice"
    aria-hidden="true"
  >
    <path d="M212 52v160M236 52v160M260 52v160M284 52v160M308 52v160M332 52v160M356 52v160" />
    <path d="M196 76h179M196 100h179M196 124h179M196 148h179M196 172h179M196 196h179" />
    <path className={s.frame} d="M196 212V60a9 9 0 0 1 9-9h180" />
    <path className={s.flight} d="M84 252C150 214 208 150 228 84" />
    <circle className={s.ball} cx="229" cy="73" r="14" />
  </svg>
)

/** The campaign is too busy for the web: people join in the app, where there is one to download. */
export function useBusyCampaign(): () => Promise<void> {
  const host = useHost()
  return async () => {
    const text = texts.campaignInApp
    if (!host.shows('download') || !isOpen('DownloadPage')) return notices.alert(text)
    const wanted = await notices.confirm(text, { yes: texts.downloadApp, no: texts.iKnow })
    if (wanted) go('DownloadPage')
  }
}
